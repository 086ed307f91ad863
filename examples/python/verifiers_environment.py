"""A taskset for verifiers (its interface `verifiers.v1`): one puzzle a task, one answer, one reward.

The tasks are the lines of a file, as `numbers-game generate --format question-answer` writes it. Install the
folder as a package that exports `NumbersGameTaskset`.
"""

import asyncio
import json
from pathlib import Path

import verifiers.v1 as vf
from numbers_game import shared, to_row

FORMAT = "Put your final answer between <answer> and </answer>."


class NumbersGameData(vf.TaskData):
    columns: dict
    """The fields of the row that describe the puzzle."""


class NumbersGameTask(vf.Task[NumbersGameData]):
    @vf.stop
    async def single_turn(self, trace: vf.Trace) -> bool:
        return trace.num_turns >= 1

    @vf.reward(weight=1.0)
    async def right(self, trace: vf.Trace) -> float:
        row = to_row(self.data.columns, trace.last_reply or "")
        verifier = shared(read="tolerant", shaping="exact")
        # The reply comes through a pipe, so it is awaited in a thread.
        return float(await asyncio.to_thread(verifier.score, row))


class NumbersGameConfig(vf.TasksetConfig):
    path: str = "puzzles.jsonl"


class NumbersGameTaskset(vf.Taskset[NumbersGameTask, NumbersGameConfig]):
    def load(self) -> list[NumbersGameTask]:
        lines = Path(self.config.path).read_text(encoding="utf-8").splitlines()
        return [self._to_task(index, json.loads(line)) for index, line in enumerate(lines) if line.strip()]

    def _to_task(self, index, row):
        prompt = f"{row['question']}\n{FORMAT}"
        return NumbersGameTask(NumbersGameData(idx=index, prompt=prompt, columns=row), self.config.task)
