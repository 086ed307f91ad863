"""Tests of the files of examples/python, in the folder of this file: each adapter is called as its project does."""

import asyncio
import base64
import hashlib
import importlib
import importlib.util
import json
import multiprocessing
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import types
import unittest
import zipfile

import numbers_game
from numbers_game import NumbersGameError, Verifier

RIGHT = "<think>10 - 4 = 6</think>\n<answer>(10 - 4) * (13 - 9)</answer>"
WRONG = "<answer>(10 - 4) * (13 + 9)</answer>"
MISSING = "I do not know."
NUMBERS = [4, 9, 10, 13]


class Array:
    """Stands for an array of NumPy, as loaders of Parquet files return it."""

    def __init__(self, values):
        self._values = values

    def tolist(self):
        return self._values


class Sequence(list):
    """Stands for an array of NumPy with one axis, which has no truth value."""

    def __bool__(self):
        raise ValueError("the truth value of an array is ambiguous")


class Rows(Array):
    """Stands for an array of NumPy with a place for each row."""

    def __getitem__(self, index):
        return self._values[index]


def call_reward(reward):
    """Calls a reward in another process, as the asynchronous trainer does: without callbacks."""
    return reward(
        prompts=[[{"role": "user", "content": "?"}]] * 2,
        completions=[[{"role": "assistant", "content": RIGHT}]] * 2,
        completion_ids=[[1]] * 2,
        nums=[NUMBERS, []],
        target=[24, 24],
    )


def tearDownModule():
    for verifier in numbers_game._shared.values():
        verifier.close()


def generate(*options):
    """Rows of `numbers-game generate`."""
    command = [*numbers_game.find_command(), "generate", "--count", "20", "--seed", "1", *options]
    lines = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout.splitlines()
    return [json.loads(line) for line in lines]


def options_of(game):
    """Options for a game; `--unsolvable` alone stands for puzzles of the default game."""
    return game.split() if game.startswith("--") else ["--game", *game.split()]


class ClientTest(unittest.TestCase):
    def test_batches_larger_than_a_pipe(self):
        with Verifier(game=24, read="tolerant") as verifier:
            texts = [RIGHT, WRONG + " " * 500, MISSING] * 4000
            verdicts = verifier.verify_batch([{"numbers": NUMBERS, "completion": text} for text in texts])
        self.assertEqual([verdict["reason"] for verdict in verdicts[:3]], ["exact", "wrong-value", "not-an-expression"])
        self.assertEqual([verdict["ok"] for verdict in verdicts], [True, False, False] * 4000)

    def test_threads_share_a_process(self):
        results = {}
        with Verifier(game=24, read="tolerant") as verifier:
            def run(index):
                text = f"{index} + 1" if index else RIGHT
                results[index] = [verifier.verify({"numbers": NUMBERS, "completion": text})["value"] for _ in range(20)]
            threads = [threading.Thread(target=run, args=(index,)) for index in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(results, {index: [index + 1 if index else 24] * 20 for index in range(8)})

    def test_a_dead_command_is_replaced(self):
        row = {"numbers": NUMBERS, "completion": RIGHT}
        with Verifier(game=24, read="tolerant") as verifier:
            self.assertTrue(verifier.verify(row)["ok"])
            first = verifier._process
            first.kill()
            first.wait()
            self.assertTrue(verifier.verify(row)["ok"])
            self.assertNotEqual(verifier._process.pid, first.pid)
            # It dies between two batches without being waited for.
            verifier._process.kill()
            self.assertTrue(all(verdict["ok"] for verdict in verifier.verify_batch([row] * 1000)))

    def test_a_command_that_always_dies_is_an_error(self):
        with tempfile.TemporaryDirectory() as folder:
            command = os.path.join(folder, "command")
            with open(command, "w", encoding="utf-8") as file:
                file.write('#!/bin/sh\n[ "$1" = --version ] && echo 1.0.0 && exit\nread line && echo no memory >&2 && exit 1\nexit 0\n')
            os.chmod(command, 0o755)
            with Verifier(command=[command]) as verifier:
                with self.assertRaisesRegex(RuntimeError, "ended without an answer: no memory"):
                    verifier.verify({"numbers": NUMBERS, "completion": RIGHT})

    def test_wrong_options_are_refused_at_once(self):
        for options in ({"read": "no such mode"}, {"dataset": "tiny"}, {"game": 25}):
            with self.assertRaisesRegex(ValueError, "Allowed choices are|game: expected one of"):
                Verifier(**options)
        with self.assertRaisesRegex(ValueError, "Allowed choices are"):
            importlib.import_module("trl_reward").make_reward(dataset="tiny")

    def test_a_command_that_does_not_run(self):
        with self.assertRaisesRegex(RuntimeError, "does not run, it needs Node"):
            Verifier(command=["false"])
        given = os.environ.get("NUMBERS_GAME")
        os.environ["NUMBERS_GAME"] = "/nowhere/numbers-game"
        try:
            with self.assertRaisesRegex(FileNotFoundError, "NUMBERS_GAME: there is no command /nowhere/numbers-game"):
                Verifier()
        finally:
            os.environ.pop("NUMBERS_GAME")
            if given is not None:
                os.environ["NUMBERS_GAME"] = given

    def test_a_fork_has_a_process_of_its_own(self):
        row = {"numbers": NUMBERS, "completion": RIGHT}
        with Verifier(game=24, read="tolerant") as verifier:
            verifier.verify(row)
            child = os.fork()
            if child == 0:
                os._exit(0 if verifier.verify(row)["ok"] else 1)
            self.assertEqual(os.waitpid(child, 0)[1], 0)
            self.assertTrue(verifier.verify(row)["ok"])

    def test_refusals_and_values_that_are_no_json(self):
        with Verifier(game=24) as verifier:
            with self.assertRaisesRegex(NumbersGameError, "invalid-numbers: numbers"):
                verifier.verify({"numbers": [], "completion": "1"})
            rows = [{"numbers": NUMBERS, "completion": RIGHT}, {"numbers": [-1], "completion": "1"}]
            with self.assertRaisesRegex(NumbersGameError, r"invalid-numbers: rows\[1\]: numbers"):
                verifier.verify_batch(rows)
            for count in (1, 1000):
                rows = [{"numbers": NUMBERS, "completion": RIGHT}] * (count - 1) + [{"numbers": {1}}]
                with self.assertRaisesRegex(TypeError, "got set"):
                    verifier.verify_batch(rows)
            self.assertEqual(verifier.verify({"numbers": NUMBERS, "completion": "4"})["reason"], "number-unused")
            for missing in ({"completion": None}, {"response": ""}, {"messages": []}):
                row = {"numbers": NUMBERS, "answer": RIGHT, **missing}
                self.assertEqual(verifier.verify(row)["reason"], "not-an-expression")
            self.assertEqual(verifier.verify_batch([]), [])
            missing = {"numbers": NUMBERS, "completion": RIGHT, "level": float("nan"), "target": float("nan")}
            self.assertEqual(verifier.verify(missing)["reason"], "not-an-expression")
            nested = {"completion": RIGHT, "metadata": {"numbers": NUMBERS, "target": float("nan")}}
            self.assertEqual(verifier.verify(nested)["reason"], "not-an-expression")
            with self.assertRaisesRegex(TypeError, "row: expected a dict, got NoneType"):
                verifier.verify(None)
            with self.assertRaisesRegex(TypeError, "row: expected finite numbers, got Infinity"):
                verifier.verify({**missing, "target": float("inf")})

    def test_rows_that_are_refused(self):
        right = {"numbers": NUMBERS, "completion": RIGHT}
        for count in (2, 1000):  # with and without a thread that writes
            rows = [right] * count + [{"numbers": [-1], "completion": "1"}, {"numbers": {1}}, [1], right]
            for on_error in (None, -1, 0.5):
                with Verifier(game=24, read="tolerant", shaping="exact") as verifier:
                    with self.assertLogs("numbers_game", "WARNING") as logs:
                        verdicts = verifier.verify_batch(rows, on_error)
                scores = [verdict["score"] for verdict in verdicts]
                self.assertEqual(scores, [1] * count + [on_error] * 3 + [1])
                self.assertRegex(logs.output[0], rf"rows\[{count}\]: numbers")
                got = (f"rows[{count + 1}]: row: expected values of JSON, got set", "row: expected a dict, got list")
                for output, message in zip(logs.output[1:], got, strict=True):
                    self.assertIn(message, output)
                    self.assertNotIn("leastDistance", output)
        for row in ({"numbers": {1}}, None):  # the first row of all
            with Verifier(game=24, shaping="exact") as verifier, self.assertLogs("numbers_game", "WARNING"):
                self.assertEqual(verifier.score(row, 0), 0)
                self.assertEqual(verifier.score({"numbers": [0.5], "responses": [RIGHT, "x"]}, 0), [0, 0])
                self.assertEqual(verifier.score({"numbers": NUMBERS, "completion": "(10 - 4) * (13 - 9)"}, 0), 1)
        with Verifier(game=24) as verifier:
            with self.assertRaisesRegex(TypeError, "score: expected a Verifier with `dataset` or `shaping`"):
                verifier.score(right)
            for on_error in ("ignore", True):
                with self.assertRaisesRegex(ValueError, 'on_error: expected "raise", None or a number, got'):
                    verifier.verify(right, on_error)

    def test_steps(self):
        with Verifier(game="countdown", steps=True) as verifier:
            verdict = verifier.verify({"numbers": [1, 3, 7, 10, 25, 50], "target": 765, "completion": "(50 - 1) * 25"})
        self.assertEqual([step["text"] for step in verdict["steps"]], ["50 - 1 = 49", "49 * 25 = 1225"])
        self.assertEqual(verdict["firstLost"], next(
            index for index, step in enumerate(verdict["steps"]) if not step["reachable"]
        ))

    def test_the_command_is_found_from_another_folder(self):
        environment = {name: value for name, value in os.environ.items() if name != "NUMBERS_GAME"}
        environment["PYTHONPATH"] = os.path.dirname(os.path.abspath(__file__))
        program = "import numbers_game; print(numbers_game.find_command()[0])"
        with tempfile.TemporaryDirectory() as folder:
            found = subprocess.run(
                [sys.executable, "-c", program], cwd=folder, env=environment, check=True, stdout=subprocess.PIPE
            ).stdout.decode().strip()
        self.assertTrue(os.path.samefile(found, numbers_game.find_command()[0]))

    def test_the_version_is_checked(self):
        minimum, numbers_game.MINIMUM_VERSION = numbers_game.MINIMUM_VERSION, (999, 0)
        try:
            with self.assertRaisesRegex(RuntimeError, "expected version 999.0 or later, got"):
                Verifier()
        finally:
            numbers_game.MINIMUM_VERSION = minimum


class VerlTest(unittest.TestCase):
    """The managers of rewards call `compute_score` by keywords, with the fields of a row."""

    def score(self, text, ground_truth=None, **keywords):
        verl_reward = load_by_path("verl_reward")
        arguments = {
            "data_source": "countdown",
            "ground_truth": ground_truth or {"target": 24, "numbers": Array(NUMBERS)},
            "extra_info": {"split": "train", "index": 0, "num_turns": None, "rollout_reward_scores": {}},
        }
        return verl_reward.compute_score(solution_str=text, **{**arguments, **keywords})

    def test_rewards_of_the_data_set(self):
        self.assertEqual(self.score(RIGHT), {"score": 1.0, "acc": 1.0})
        self.assertEqual(self.score(WRONG), {"score": 0.1, "acc": 0.0})
        self.assertEqual(self.score(MISSING), {"score": 0.0, "acc": 0.0})

    def test_generated_rows(self):
        for game in ("countdown", "24", "24s", "--unsolvable", "24s --unsolvable"):
            for row in generate("--format", "verl", *options_of(game)):
                extra = row["extra_info"]
                fields = {"data_source": row["data_source"], "extra_info": extra}
                truth = row["reward_model"]["ground_truth"]
                for ground_truth in (truth, json.dumps(truth), str(truth), {**truth, "numbers": Array(truth["numbers"])}):
                    text = f"<answer>{extra['answer']}</answer>"
                    self.assertEqual(self.score(text, ground_truth, **fields), {"score": 1.0, "acc": 1.0})
                    self.assertEqual(self.score("<answer>1</answer>", ground_truth, **fields)["acc"], 0.0)

    def test_generated_rows_of_a_data_set(self):
        rows = generate("--format", "verl", *"--values rational --use all --size 4 --pool 1-20 --from 10 --to 50".split())
        for row in rows:
            truth = row["reward_model"]["ground_truth"]
            text = f"<answer>{row['extra_info']['answer']}</answer>"
            fields = {"data_source": row["data_source"], "dataset": "tinyzero"}
            self.assertEqual(self.score(text, truth, **fields), {"score": 1.0, "acc": 1.0})

    def test_ids_of_data_sets(self):
        for name in ("tinyzero", "countdown-tasks-3to4", "reasoning-gym-countdown", "tree-of-thoughts-24"):
            self.assertEqual(self.score(RIGHT, data_source=name)["score"], 1.0)

    def test_other_sources(self):
        game = {"numbers": NUMBERS, "target": 24, "game": "24"}
        self.assertEqual(self.score(RIGHT, game, data_source="mine"), {"score": 1.0, "acc": 1.0})
        generated = {"numbers": Sequence(NUMBERS), "target": 24, "values": "rational", "use": "all"}
        self.assertEqual(self.score(RIGHT, generated, data_source="mine"), {"score": 1.0, "acc": 1.0})
        self.assertEqual(self.score(WRONG, data_source="mine", dataset="tinyzero"), {"score": 0.1, "acc": 0.0})
        with self.assertRaisesRegex(ValueError, "ground_truth: expected rules .* got 'mine'"):
            self.score(RIGHT, data_source="mine")

    def test_what_verl_adds_is_no_unknown_option(self):
        added = {"reward_router_address": "localhost:1", "reward_model_tokenizer": object()}
        self.assertEqual(self.score(RIGHT, **added)["score"], 1.0)
        with self.assertRaisesRegex(TypeError, "reward_kwargs: expected dataset, read or on_error, got shaping"):
            self.score(RIGHT, shaping="distance")

    def test_a_batch(self):
        """The manager `batch` calls the function once, with an array of sources and lists of the rest."""
        verl_reward = load_by_path("verl_reward")
        truth = {"target": 24, "numbers": Array(NUMBERS)}
        game = {"numbers": NUMBERS, "target": 24, "game": "24"}
        arguments = {
            "data_sources": Sequence(["countdown", "mine", "countdown", "mine"]),
            "solution_strs": [WRONG, RIGHT, RIGHT, WRONG],
            "ground_truths": [truth, game, truth, json.dumps(game)],
            "extra_infos": [{"index": 0, "rollout_reward_scores": {}}, None, None, None],
        }
        self.assertEqual(
            verl_reward.compute_score_batch(**arguments),
            [{"score": 0.1, "acc": 0.0}, {"score": 1.0, "acc": 1.0}, {"score": 1.0, "acc": 1.0}, {"score": 0.0, "acc": 0.0}],
        )
        arguments["ground_truths"] = [truth, {"target": 24, "numbers": NUMBERS}, {"target": 24, "numbers": []}, game]
        with self.assertRaisesRegex(ValueError, "got 'mine'"):
            verl_reward.compute_score_batch(**arguments)
        arguments["ground_truths"] = [truth, game, {"target": 24, "numbers": []}, game]
        with self.assertRaisesRegex(NumbersGameError, r"rows\[2\]: numbers"):
            verl_reward.compute_score_batch(**arguments)
        bare = ["(10 - 4) * (13 - 9)"] * 4
        arguments["ground_truths"] = [truth, game, truth, game]
        scores = verl_reward.compute_score_batch(**{**arguments, "solution_strs": bare}, read="extract")
        self.assertEqual([score["score"] for score in scores], [0.0] * 4)
        arguments["ground_truths"] = [truth, {"target": 24, "numbers": NUMBERS}, {"target": 24, "numbers": []}, game]
        with self.assertLogs("numbers_game", "WARNING"):
            scores = verl_reward.compute_score_batch(**arguments, on_error=0)
        self.assertEqual([score["score"] for score in scores], [0.1, 0.0, 0.0, 0.0])
        self.assertEqual([score["acc"] for score in scores], [0.0] * 4)
        with self.assertRaisesRegex(TypeError, "got shaping"):
            verl_reward.compute_score_batch(**arguments, shaping="exact")
        with self.assertRaisesRegex(ValueError, "expected as many data sources as solutions"):
            verl_reward.compute_score_batch(**{**arguments, "solution_strs": [RIGHT]})
        empty = {name: [] for name in arguments}
        self.assertEqual(verl_reward.compute_score_batch(**empty), [])


class TrlTest(unittest.TestCase):
    """The trainer calls a function with prompts, completions, their tokens, the columns and callbacks."""

    def rewards(self, reward, completions, **columns):
        return reward(
            prompts=["?"] * len(completions),
            completions=completions,
            completion_ids=[[1]] * len(completions),
            **columns,
            trainer_state=object(),
            log_extra=lambda column, values: None,
            log_metric=lambda name, value: None,
        )

    def test_texts_and_chats(self):
        reward = importlib.import_module("trl_reward").make_reward(dataset="tinyzero")
        self.assertEqual(reward.__name__, "numbers_game_reward")
        columns = {"nums": [NUMBERS] * 3, "target": [24] * 3, "answer": ["(10 - 4) * (13 - 9)"] * 3}
        texts = [RIGHT, WRONG, MISSING]
        chats = [[{"role": "assistant", "content": text}] for text in texts]
        self.assertEqual(self.rewards(reward, texts, **columns), [1.0, 0.1, 0.0])
        self.assertEqual(self.rewards(reward, chats, **columns), [1.0, 0.1, 0.0])
        arrays = {"nums": Rows([NUMBERS] * 3), "target": Rows([24] * 3), "temperature": Array(0.7)}
        self.assertEqual(self.rewards(reward, texts, **arrays), [1.0, 0.1, 0.0])

    def test_a_reward_is_pickled_for_a_process_in_another_folder(self):
        reward = importlib.import_module("trl_reward").make_reward(dataset="tinyzero", on_error=None)
        self.assertEqual(pickle.loads(pickle.dumps(reward)).__name__, "numbers_game_reward")
        home = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                with multiprocessing.get_context("spawn").Pool(1) as pool:
                    rewards = pool.apply(call_reward, (reward,))
            finally:
                os.chdir(home)
        self.assertEqual(rewards, [1.0, None])

    def test_rows_that_are_refused(self):
        make_reward = importlib.import_module("trl_reward").make_reward
        columns = {"nums": [NUMBERS, []], "target": [24, 24]}
        with self.assertRaises(NumbersGameError):
            self.rewards(make_reward(dataset="tinyzero"), [RIGHT, RIGHT], **columns)
        for on_error in (None, 0.0):
            reward = make_reward(dataset="tinyzero", on_error=on_error)
            self.assertEqual(self.rewards(reward, [RIGHT, RIGHT], **columns), [1.0, on_error])
        for options in ({"on_error": "skip"}, {"shape": "exact"}):
            with self.assertRaises((TypeError, ValueError)):
                make_reward(**options)

    def test_a_game(self):
        reward = importlib.import_module("trl_reward").make_reward(game=24, shaping="format")
        self.assertEqual(self.rewards(reward, [RIGHT, WRONG, MISSING], numbers=[NUMBERS] * 3), [1.0, 0.1, 0.0])

    def test_generated_rows(self):
        reward = importlib.import_module("trl_reward").make_reward()
        for game in ("24", "24s --unsolvable"):
            rows = generate("--format", "chat", *options_of(game))
            columns = {name: [row[name] for row in rows] for name in rows[0] if name != "prompt"}
            answers = [f"Answer: {row['answer']}" for row in rows]
            self.assertEqual(self.rewards(reward, answers, **columns), [1.0] * len(rows))
            self.assertEqual(self.rewards(reward, [WRONG] * len(rows), **columns), [0.0] * len(rows))


class VerifiersTest(unittest.TestCase):
    """A taskset loads tasks, and a task scores a trace."""

    def test_a_task(self):
        sys.modules.update(stub_of_verifiers())
        environment = importlib.import_module("verifiers_environment")
        with open("puzzles.jsonl", "w", encoding="utf-8") as file:
            file.write(
                '{"question": "Make 24", "answer": "?", "metadata": {"numbers": [4, 9, 10, 13], "target": 24, '
                '"rules": {"values": "rational", "use": "all"}}}\n\n'
            )
        taskset = environment.NumbersGameTaskset(environment.NumbersGameConfig())
        (task,) = taskset.load()
        self.assertEqual((task.data.idx, task.data.prompt.split("\n")[0]), (0, "Make 24"))
        for text, reward in ((RIGHT, 1.0), (WRONG, 0.0), (None, 0.0)):
            trace = types.SimpleNamespace(last_reply=text, num_turns=1)
            self.assertEqual(asyncio.run(task.right(trace)), reward)
            self.assertTrue(asyncio.run(task.single_turn(trace)))


class InstallTest(unittest.TestCase):
    """An installer calls the backend of pyproject.toml, and unpacks the wheel."""

    def test_the_wheel(self):
        with open("pyproject.toml", encoding="utf-8") as file:
            self.assertIn('build-backend = "build_wheel"\nbackend-path = ["."]\n', file.read())
        backend = importlib.import_module("build_wheel")
        self.assertEqual(backend.VERSION, ".".join(map(str, numbers_game.MINIMUM_VERSION)))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, backend.build_wheel(folder))
            with zipfile.ZipFile(path) as wheel:
                names = wheel.namelist()
                record = wheel.read(f"numbers_game_adapters-{backend.VERSION}.dist-info/RECORD").decode().splitlines()
                self.assertEqual([line.split(",")[0] for line in record], names)
                for line in record[:-1]:
                    name, digest, size = line.split(",")
                    data = wheel.read(name)
                    self.assertEqual(int(size), len(data))
                    expected = base64.urlsafe_b64decode(digest.split("=", 1)[1] + "=")
                    self.assertEqual(hashlib.sha256(data).digest(), expected)
                wheel.extractall(folder)
            program = (
                "from trl_reward import make_reward; from verl_reward import compute_score_batch; import trl_reward;"
                "print(trl_reward.__file__);"
                f"print(make_reward(game=24)([{RIGHT!r}], numbers=[{NUMBERS!r}]))"
            )
            environment = {**os.environ, "PYTHONPATH": folder, "NUMBERS_GAME": numbers_game.find_command()[0]}
            lines = subprocess.run(
                [sys.executable, "-c", program], cwd=folder, env=environment, check=True, stdout=subprocess.PIPE
            ).stdout.decode().splitlines()
        self.assertEqual(lines, [os.path.join(folder, "trl_reward.py"), "[1.0]"])


class HarnessTest(unittest.TestCase):
    """The harness loads the function by the path of its file, and calls it with a row and a list of answers."""

    def test_results(self):
        with open("lm_eval_task.yaml", encoding="utf-8") as file:
            self.assertIn("process_results: !function lm_eval_task.process_results\n", file.read())
        process_results = load_by_path("lm_eval_task").process_results
        rules = {"values": "rational", "use": "all"}
        doc = {"question": "?", "answer": "?", "metadata": {"numbers": NUMBERS, "target": 24, "rules": rules}}
        self.assertEqual(process_results(doc, [RIGHT]), {"right": 1.0, "strict": 0.0})
        self.assertEqual(process_results(doc, ["(10 - 4) * (13 - 9)"]), {"right": 1.0, "strict": 1.0})
        self.assertEqual(process_results(doc, [WRONG]), {"right": 0.0, "strict": 0.0})


def load_by_path(name):
    """Loads a module by the path of its file, as verl and the harness do."""
    spec = importlib.util.spec_from_file_location(name, os.path.abspath(f"{name}.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stub_of_verifiers():
    """Makes modules with the classes and decorators of verifiers that a taskset uses."""

    class Record:
        def __init__(self, **fields):
            for name, value in fields.items():
                setattr(self, name, value)

    class Generic:
        def __class_getitem__(cls, _):
            return cls

    class Task(Generic):
        def __init__(self, data, config=None):
            self.data, self.config = data, config

    class Taskset(Generic):
        def __init__(self, config):
            self.config = config

    v1 = types.ModuleType("verifiers.v1")
    v1.TaskData, v1.TasksetConfig = Record, type("TasksetConfig", (Record,), {"task": None})
    v1.Task, v1.Taskset, v1.Trace = Task, Taskset, object
    v1.stop = lambda function: function
    v1.reward = lambda weight=1.0: lambda function: function
    package = types.ModuleType("verifiers")
    package.v1 = v1
    return {"verifiers": package, "verifiers.v1": v1}


if __name__ == "__main__":
    unittest.main()
