"""A client of `numbers-game verify --lines`: verdicts and rewards for the answers of language models.

One process serves a whole training run, because starting Node takes far longer than judging an answer. The
command reads a line of JSON for each answer and writes a line of JSON with its verdict, in the same order.
Nothing in an answer is executed. Only the standard library is used.

The command is the value of the environment variable NUMBERS_GAME, or `numbers-game` in the PATH, or that in
`node_modules/.bin` of the folder of this file, of the working folder, or of a folder above one of them: workers
often run elsewhere. `npx` is not used, because it adds a second.
"""

import json
import logging
import os
import shlex
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

MINIMUM_VERSION = (1, 0)

# Fields of a row that the command reads beside the answer, in lower case: it reads names in any case.
FIELDS = frozenset(
    "numbers nums available_numbers starting_numbers starting puzzles target rules game values use operators "
    "limits aces leastdistance solvable ground_truth reward_model extra_info metadata".split()
)

# A write of at most so many bytes never waits for the command, because a pipe holds them.
PIPE_BYTES = 32_768

# Rows that are written at once.
CHUNK_ROWS = 256

log = logging.getLogger("numbers_game")


class NumbersGameError(Exception):
    """A puzzle or an option was refused; `code` is that of the command."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Verifier:
    """Judges answers. It may be called from any thread, and it restarts a command that died."""

    def __init__(self, dataset=None, game=None, read=None, shaping=None, steps=False, command=None):
        """Takes the options of `numbers-game verify`. `command` is a list, such as ["numbers-game"].

        With `steps`, a verdict has the value of each step: `steps` and `firstLost`. Raises ValueError if the command
        refuses an option.
        """
        self._command = list(command or find_command())
        check_version(self._command)
        options = {"--dataset": dataset, "--game": game, "--read": read, "--shaping": shaping}
        self._arguments = [
            text for name, value in options.items() if value is not None for text in (name, str(value))
        ]
        if steps:
            self._arguments.append("--steps")
        self._check_options()
        self._lock = threading.Lock()
        self._process = None
        self._owner = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the command."""
        with self._lock:
            self._stop()

    def verify(self, row, on_error="raise"):
        """Returns the verdict on a row: its fields, and the answer as `completion`, `response` or `messages`.

        A row with a list of answers as `responses` has a list of verdicts.
        """
        return self.verify_batch([row], on_error)[0]

    def verify_batch(self, rows, on_error="raise", places=None):
        """Returns the verdicts on many rows, in their order. Messages name rows by `places`, by default 0, 1, 2 ...

        Raises NumbersGameError for the first row that is refused, and TypeError for one that is no JSON. If
        `on_error` is None or a number, such rows are logged, and `on_error` is the `score` of their verdicts.
        """
        check_on_error(on_error)
        if not rows:
            return []
        encode = _encode if on_error == "raise" else _encode_any
        with self._lock:
            try:
                replies = self._exchange(rows, encode)
            except (EOFError, OSError):
                self._stop()  # it died: another one starts, once
                try:
                    replies = self._exchange(rows, encode)
                except (EOFError, OSError):
                    self._stop()
                    raise RuntimeError(f"{' '.join(self._command)}: ended without an answer{self._said()}") from None
        verdicts = []
        for index, reply in enumerate(json.loads(b"[" + b",".join(replies) + b"]")):
            if "error" in reply:
                place = "" if places is None and len(rows) == 1 else f"rows[{(places or range(len(rows)))[index]}]: "
                error = NumbersGameError(reply["error"]["code"], place + reply["error"]["message"])
                if on_error == "raise":
                    raise error
                fault = _find_fault(rows[index])
                verdict = refuse(TypeError(place + fault) if fault else error, on_error)
                count = _count_responses(rows[index])
                verdicts.append([dict(verdict) for _ in range(count)] if count else verdict)
            else:
                verdicts.append(reply["result"])
        return verdicts

    def score(self, row, on_error="raise"):
        """Returns the score of a row: the reward of the data set, or that of `shaping`; a list for a list of answers."""
        if not {"--dataset", "--shaping"} & set(self._arguments):
            raise TypeError("score: expected a Verifier with `dataset` or `shaping`, got neither")
        verdict = self.verify(row, on_error)
        return [each["score"] for each in verdict] if isinstance(verdict, list) else verdict["score"]

    def _exchange(self, rows, encode):
        first = _to_lines(rows[:CHUNK_ROWS], encode)
        process = self._start()
        writer = None
        if len(rows) <= CHUNK_ROWS and len(first) <= PIPE_BYTES:
            process.stdin.write(first)
        else:
            # A thread writes, so that neither side waits for the other and both work at once.
            writer = _Writer(process, first, rows, encode)
            writer.start()
        replies = [process.stdout.readline() for _ in rows]
        if writer is not None:
            writer.join()
            if writer.error is not None:
                self._stop()
                raise writer.error
        if not replies[-1].endswith(b"\n"):
            raise EOFError("the command ended")
        return replies

    def _start(self):
        # A process that was forked must not share the pipes of its parent.
        if self._process is None or self._owner != os.getpid() or self._process.poll() is not None:
            self._stop()
            self._owner = os.getpid()
            self._errors = tempfile.TemporaryFile()
            self._process = subprocess.Popen(
                [*self._command, "verify", "--lines", "--brief", *self._arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=1 << 20,
            )
            # Writes are whole batches already; a buffer would only copy them.
            self._process.stdin = self._process.stdin.detach()
        return self._process

    def _check_options(self):
        arguments = [*self._command, "verify", "--lines", *self._arguments]
        checked = subprocess.run(arguments, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8")
        if checked.returncode != 0:
            raise ValueError(checked.stderr.strip())

    def _said(self):
        self._errors.seek(0)
        text = self._errors.read().decode(errors="replace").strip()
        return text and f": {text}"

    def _stop(self):
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            try:
                pipe.close()
            except OSError:
                pass
        if self._owner == os.getpid():
            process.wait()


class _Writer(threading.Thread):
    """Writes rows to the command, and remembers the error of a row that is no JSON."""

    def __init__(self, process, first, rows, encode):
        super().__init__(daemon=True)
        self._process, self._first, self._rows, self._encode = process, first, rows, encode
        self.error = None

    def run(self):
        try:
            self._write(self._first)
            for start in range(CHUNK_ROWS, len(self._rows), CHUNK_ROWS):
                self._write(_to_lines(self._rows[start : start + CHUNK_ROWS], self._encode))
        except OSError:
            pass  # the reader notices that the command died
        except Exception as error:
            self.error = error
            self._process.kill()

    def _write(self, data):
        view = memoryview(data)
        while view:
            view = view[self._process.stdin.write(view) :]


def _to_lines(rows, encode):
    return ("\n".join(map(encode, rows)) + "\n").encode()


def to_plain(value):
    """Converts the arrays and numbers of NumPy, which loaders of Parquet files return."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"row: expected values of JSON, got {type(value).__name__}")


# `json.dumps` with a `default` would make an encoder for each row.
_encode_json = json.JSONEncoder(default=to_plain, separators=(",", ":"), allow_nan=False).encode


def _encode(row):
    if not isinstance(row, dict):
        raise TypeError(f"row: expected a dict, got {type(row).__name__}")
    try:
        return _encode_json(row)
    except ValueError:
        return _encode_json(json.loads(json.dumps(row, default=to_plain), parse_constant=_read_constant))


def _read_constant(name):
    """Reads NaN, which loaders of tables put where a value is missing. Raises TypeError for an infinite number."""
    if name == "NaN":
        return None
    raise TypeError(f"row: expected finite numbers, got {name}")


def _encode_any(row):
    """Encodes a row. One that is no JSON becomes a row that is refused."""
    try:
        return _encode(row)
    except (TypeError, ValueError):
        return "{}"


def _find_fault(row):
    """Returns why a row is no JSON; None if it is."""
    try:
        _encode(row)
    except (TypeError, ValueError) as error:
        return str(error)
    return None


def check_on_error(on_error):
    """Checks what stands for the score of a row that is refused. Raises ValueError."""
    is_number = isinstance(on_error, (int, float)) and not isinstance(on_error, bool)
    if on_error is not None and on_error != "raise" and not is_number:
        raise ValueError(f'on_error: expected "raise", None or a number, got {on_error!r}')


def _count_responses(row):
    """Returns how many answers a row has as `responses`, a list, or the text of one in JSON."""
    for name, answers in row.items() if isinstance(row, dict) else ():
        if str(name).lower() == "responses":
            try:
                answers = json.loads(answers if isinstance(answers, str) else _encode_json(answers))
            except (TypeError, ValueError):
                return 0
            return len(answers) if isinstance(answers, list) else 0
    return 0


def refuse(error, score):
    """Logs why a row is refused. Returns a verdict with this score."""
    log.warning("a row is refused: %s", error)
    return {"ok": False, "reason": "error", "error": str(error), "score": score}


def find_command():
    """Finds the command. Raises FileNotFoundError."""
    given = os.environ.get("NUMBERS_GAME")
    if given:
        command = [given] if os.path.exists(given) else shlex.split(given)
        if shutil.which(command[0]) is None:
            raise FileNotFoundError(f"NUMBERS_GAME: there is no command {command[0]}")
        return command
    found = shutil.which("numbers-game")
    if found:
        return [found]
    # Not resolved: a link to the package leads out of the project.
    for start in (Path(os.path.abspath(__file__)).parent, Path.cwd()):
        for folder in (start, *start.parents):
            path = folder / "node_modules" / ".bin" / "numbers-game"
            if path.exists():
                return [str(path)]
    raise FileNotFoundError("numbers-game: not found; install it with npm, or set NUMBERS_GAME to its path")


def check_version(command):
    """Checks that the command is new enough. Raises RuntimeError."""
    found = subprocess.run([*command, "--version"], capture_output=True, encoding="utf-8")
    if found.returncode != 0:
        reason = found.stderr.strip() or f"status {found.returncode}"
        raise RuntimeError(f"numbers-game: does not run, it needs Node 20.19 or later in the PATH: {reason}")
    text = found.stdout
    version = tuple(int(part) for part in text.strip().split("-")[0].split(".")[:2])
    if version < MINIMUM_VERSION:
        expected = ".".join(map(str, MINIMUM_VERSION))
        raise RuntimeError(f"numbers-game: expected version {expected} or later, got {text.strip()}")


_shared = {}
_shared_lock = threading.Lock()


def shared(**options):
    """Returns the verifier with these options that the whole process shares."""
    key = tuple(sorted(options.items()))
    with _shared_lock:
        if key not in _shared:
            _shared[key] = Verifier(**options)
        return _shared[key]


def to_row(columns, completion):
    """Makes a row of the columns of a data set and of an answer: text, or a list of chat messages."""
    row = {name: value for name, value in columns.items() if name.lower() in FIELDS and value is not None}
    row["completion" if isinstance(completion, str) else "messages"] = completion
    return row


def to_reward(verdict):
    """Returns the score of a verdict as a float, or None."""
    score = verdict["score"]
    return None if score is None else float(score)


if __name__ == "__main__":
    puzzle = {"numbers": [1, 3, 7, 10, 25, 50], "target": 765}
    texts = [
        "I add 50 and 1. <answer>(50 + 1) * (25 - 10)</answer>",
        "So it is \\boxed{50 \\times (25 - 10)}.",
        "<answer>__import__('os').getcwd()</answer>",
    ]
    with Verifier(read="tolerant", shaping="distance") as verifier:
        print([verifier.score({**puzzle, "completion": text}) for text in texts])
