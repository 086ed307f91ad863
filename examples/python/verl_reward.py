"""A reward function for verl. In its configuration:

    custom_reward_function.path=verl_reward.py custom_reward_function.name=compute_score

Rows whose `data_source` is in DATASETS get the reward of that data set. Other rows need `game` or `rules` in
their ground truth; they get 1 if the answer is right in any form, else 0. To judge all rows by a data set, add
`+custom_reward_function.reward_kwargs.dataset=tinyzero`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from numbers_game import shared, to_row  # noqa: E402

# The data sets of `numbers-game`, by the `data_source` of rows.
DATASETS = {
    "countdown": "tinyzero",
    "tinyzero": "tinyzero",
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
    elif isinstance(ground_truth, dict) and (ground_truth.get("game") or ground_truth.get("rules")):
        verdict = shared(read="tolerant", shaping="exact").verify(row)
    else:
        raise ValueError(
            f"data_source: expected one of {', '.join(DATASETS)}, or `game` or `rules` in the ground truth, "
            f"got {data_source!r}"
        )
    return {"score": float(verdict["score"]), "acc": float(verdict["ok"])}
