#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop with our media type recognizes records by their name, and shows their icon.

    test-mime-type.py UPDATE-MIME-DATABASE PACKAGE.xml
"""

import os
import shutil
import subprocess
import sys
import tempfile

UPDATE, PACKAGE = sys.argv[1:3]
TYPE = "application/vnd.orrery.record+json"

with tempfile.TemporaryDirectory() as folder:
    os.mkdir(os.path.join(folder, "packages"))
    shutil.copy(PACKAGE, os.path.join(folder, "packages"))
    subprocess.run([UPDATE, folder], check=True)

    def lines(name):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            return file.read().splitlines()

    assert f"50:{TYPE}:*.orrery" in lines("globs2"), lines("globs2")
    assert f"{TYPE} application/json" in lines("subclasses"), lines("subclasses")
    assert f"{TYPE}:io.github.orrerytable.Orrery-record" in lines("icons"), lines("icons")
