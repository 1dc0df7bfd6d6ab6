print("dnp-logcheck")
