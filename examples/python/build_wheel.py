"""Builds the wheel of this folder: a backend in the sense of PEP 517 that needs the standard library alone."""

import base64
import hashlib
import zipfile
from pathlib import Path

NAME = "numbers_game_adapters"
# The least version of the command that the modules need.
VERSION = "1.0"
MODULES = ("environment", "numbers_game", "trl_reward", "verifiers_environment", "verl_reward")

METADATA = f"""Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: Rewards for answers to Countdown and the 24 game: a client of the command numbers-game
License: MIT
Requires-Python: >=3.9
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: numbers-game\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel. Returns the name of its file."""
    folder = Path(__file__).parent
    info = f"{NAME}-{VERSION}.dist-info"
    files = {f"{name}.py": (folder / f"{name}.py").read_bytes() for name in MODULES}
    files[f"{info}/METADATA"] = METADATA.encode()
    files[f"{info}/WHEEL"] = WHEEL.encode()
    record = "".join(f"{path},sha256={digest(data)},{len(data)}\n" for path, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory, name), "w") as archive:
        for path, data in files.items():
            archive.writestr(path, data)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("the source is the folder examples/python of the npm package numbers-game")


def digest(data):
    """SHA-256 of a file as RECORD writes it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
