print("logcheck-dev")
