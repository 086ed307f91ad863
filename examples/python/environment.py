"""Boards of numbers-game for learning by trial, with `reset` and `step` in the manner of Gymnasium.

Needs numbers_game.py beside it, Python's standard library, and the command `numbers-game`: its path is in the
variable NUMBERS_GAME, or it is found in PATH or in node_modules/.bin (npm install numbers-game).

    from environment import Environment, Process

    process = Process("--game", "countdown")
    board = Environment(process)
    observation, info = board.reset(options={"numbers": [1, 3, 7, 10, 25, 50], "target": 765})
    observation, reward, terminated, truncated, info = board.step("25 - 10")

One process serves any number of boards and threads. For a Gymnasium environment with spaces, derive a class
from gymnasium.Env that calls these two methods.
"""

import itertools
import json
import subprocess
import threading

from numbers_game import find_command, to_plain


class Refused(ValueError):
    """An error that the command answers; `code` is one of its error codes."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]


class Process:
    """The command, started with options such as "--game", "24". Its methods may be called by any thread."""

    def __init__(self, *options):
        arguments = [*find_command(), "environment", *options]
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._lock = threading.Lock()
        self._ids = itertools.count()

    def new_id(self):
        """Returns an id that no board of this process has."""
        return next(self._ids)

    def ask(self, request):
        """Sends a request and returns its answer. Raises Refused if the command refuses it."""
        with self._lock:
            try:
                self._process.stdin.write(json.dumps(request, default=to_plain) + "\n")
                self._process.stdin.flush()
                line = self._process.stdout.readline()
            except BrokenPipeError:
                line = ""
        if not line:
            raise RuntimeError(f"numbers-game: the command ended with status {self._process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    def close(self):
        """Ends the command."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Environment:
    """One board. An observation has `numbers` and `target`; all else is in `info`."""

    def __init__(self, process, puzzles=None, max_steps=None):
        """`puzzles` yields boards for resets without one; after `max_steps` steps an episode is truncated."""
        self._process = process
        self._puzzles = iter(puzzles) if puzzles is not None else None
        self._max_steps = max_steps
        self._id = process.new_id()
        self._steps = 0

    def reset(self, *, seed=None, options=None):
        """Begins an episode with the board `options`, or else with the next of `puzzles`. `seed` is ignored,
        because nothing is random here."""
        board = options
        if board is None:
            if self._puzzles is None:
                raise ValueError("options: expected a board with numbers and target, got none")
            puzzle = next(self._puzzles)
            puzzle = {**puzzle, **(puzzle.get("metadata") or {})}
            # What else `generate` writes is passed over.
            fields = ("numbers", "nums", "target", "game", "values", "use", "operators", "rules")
            board = {name: puzzle[name] for name in fields if puzzle.get(name) is not None}
        answer = self._process.ask({"id": self._id, "reset": board})
        self._steps = 0
        return split(answer)

    def step(self, action):
        """Plays one operation, such as "25 * 4". An illegal one leaves the board as it was."""
        answer = self._process.ask({"id": self._id, "step": action})
        self._steps += 1
        observation, info = split(answer)
        terminated = answer["done"]
        truncated = not terminated and self._max_steps is not None and self._steps >= self._max_steps
        return observation, float(answer["reward"]), terminated, truncated, info

    def close(self):
        """Forgets the board. The process stays, because other boards may use it."""
        try:
            self._process.ask({"id": self._id, "close": True})
        except Refused:
            pass  # it was never reset


def split(answer):
    """Returns the observation and the info of an answer."""
    observation = {"numbers": answer["numbers"], "target": answer["target"]}
    info = {name: answer[name] for name in ("solvable", "operations", "solved", "legal", "reason") if name in answer}
    return observation, info
