"""Rewards for the answers of a language model, by one `numbers-game verify` that serves a whole run.

The command reads a line of JSON for each answer and writes a line of JSON with its verdict. Nothing in an
answer is executed.
"""

import json
import subprocess
import threading


class Verifier:
    """Scores answers from 0 to 1. Use it in a `with` statement, which ends the command."""

    def __init__(self, shaping="distance"):
        command = ["npx", "numbers-game", "verify", "--lines", "--extract", "--shaping", shaping]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.wait()

    def score(self, answers, boards, targets):
        """Returns the scores of a batch of answers. An answer to an invalid puzzle raises an error."""
        lines = [
            json.dumps({"answer": answer, "nums": numbers, "target": target}) + "\n"
            for answer, numbers, target in zip(answers, boards, targets, strict=True)
        ]
        # A thread writes, so that neither side waits for the other when a batch is larger than a pipe holds.
        writer = threading.Thread(target=self._write, args=(lines,))
        writer.start()
        records = [json.loads(self._process.stdout.readline()) for _ in lines]
        writer.join()
        for record in records:
            if "error" in record:
                raise ValueError(record["error"]["message"])
        return [record["result"]["score"] for record in records]

    def _write(self, lines):
        self._process.stdin.writelines(lines)
        self._process.stdin.flush()


if __name__ == "__main__":
    board = [1, 3, 7, 10, 25, 50]
    answers = [
        "I add 50 and 1. <answer>(50 + 1) * (25 - 10)</answer>",
        "So it is \\boxed{50 \\times (25 - 10)}.",
        "<answer>__import__('os').getcwd()</answer>",
    ]
    with Verifier() as verifier:
        print(verifier.score(answers, [board] * 3, [765] * 3))
        print(sum(verifier.score(["<answer>7 * 10 + 50</answer>"] * 20_000, [board] * 20_000, [120] * 20_000)))
