"""A reward function for verl. In its configuration:

    custom_reward_function.path=verl_reward.py custom_reward_function.name=compute_score

Rows whose `data_source` is in DATASETS get the reward of that data set. Other rows, such as those of
`numbers-game generate --format verl`, need their rules in the ground truth: `game`, `rules`, or `values` and
`use`. They get 1 if the answer is right in any form, else 0. To judge all rows by a data set, add
`+custom_reward_function.reward_kwargs.dataset=tinyzero`.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from numbers_game import shared, to_row  # noqa: E402

# The data sets of `numbers-game`, by the `data_source` of rows. Their own ids are read, too.
DATASETS = {
    "countdown": "tinyzero",
    "tinyzero": "tinyzero",
    "countdown-tasks-3to4": "tinyzero",
    "reasoning-gym-countdown": "reasoning-gym-countdown",
    "reasoning-gym-puzzle24": "reasoning-gym-puzzle24",
    "tree-of-thoughts-24": "tree-of-thoughts-24",
    "Jiayi-Pan/Countdown-Tasks-3to4": "tinyzero",
    "reasoning_gym/countdown": "reasoning-gym-countdown",
    "reasoning_gym/puzzle24": "reasoning-gym-puzzle24",
}


def compute_score(data_source, solution_str, ground_truth, extra_info=None, dataset=None, **_):
    """Returns the reward of an answer as `score`, and whether it is right as `acc`."""
    row = to_row({"ground_truth": ground_truth}, solution_str)
    dataset = dataset or DATASETS.get(data_source)
    if dataset is not None:
        verdict = shared(dataset=dataset).verify(row)
    elif _has_rules(ground_truth):
        verdict = shared(read="tolerant", shaping="exact").verify(row)
    else:
        raise ValueError(
            f"data_source: expected one of {', '.join(DATASETS)}, or the rules in the ground truth "
            f"(`game`, `rules`, or `values` and `use`), got {data_source!r}"
        )
    return {"score": float(verdict["score"]), "acc": float(verdict["ok"])}


def _has_rules(ground_truth):
    if isinstance(ground_truth, str):
        try:
            ground_truth = json.loads(ground_truth)
        except ValueError:
            return False
    return isinstance(ground_truth, dict) and any(ground_truth.get(name) for name in ("game", "rules", "values"))
