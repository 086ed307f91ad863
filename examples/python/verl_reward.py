"""A reward function for verl. In its configuration:

    custom_reward_function.path=verl_reward.py custom_reward_function.name=compute_score

With the reward manager `batch`, the name is `compute_score_batch`.

Rows whose `data_source` is in DATASETS get the reward of that data set. Other rows, such as those of
`numbers-game generate --format verl`, need their rules in the ground truth: `game`, `rules`, or `values` and
`use`. They get 1 if the answer is right in any form, else 0. To judge all rows by a data set, add
`+custom_reward_function.reward_kwargs.dataset=tinyzero`. To give a row that is refused the reward 0 instead of
an error, add `+custom_reward_function.reward_kwargs.on_error=0`; verl cannot use None. `read=extract` requires the
answer in a tag or a box, as the prompts of `generate` ask for it.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from numbers_game import check_on_error, refuse, shared, to_reward, to_row  # noqa: E402

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


# Arguments that verl adds by itself if a reward model or a sandbox is configured. They are not used.
ADDED = frozenset(
    "reward_router_address reward_model_tokenizer sandbox_fusion_url concurrent_semaphore memory_limit_mb".split()
)


def compute_score(
    data_source, solution_str, ground_truth, extra_info=None, dataset=None, read=None, on_error="raise", **added
):
    """Returns the reward of an answer as `score`, and whether it is right as `acc`.

    A row that is refused raises an error, or its reward is the number `on_error`.
    """
    _check_added(added)
    return _score_all([data_source], [solution_str], [ground_truth], dataset, read, on_error)[0]


def compute_score_batch(
    data_sources, solution_strs, ground_truths, extra_infos=None, dataset=None, read=None, on_error="raise", **added
):
    """Returns the results of `compute_score` for a batch, which takes far less time an answer."""
    _check_added(added)
    return _score_all(data_sources, solution_strs, ground_truths, dataset, read, on_error)


def _check_added(added):
    unknown = sorted(added.keys() - ADDED)
    if unknown:
        raise TypeError(f"reward_kwargs: expected dataset, read or on_error, got {', '.join(unknown)}")


def _score_all(data_sources, solution_strs, ground_truths, dataset, read, on_error):
    check_on_error(on_error)
    lengths = [len(data_sources), len(solution_strs), len(ground_truths)]
    if len(set(lengths)) > 1:
        raise ValueError(f"expected as many data sources as solutions and ground truths, got {lengths}")
    verdicts = [None] * len(solution_strs)
    # Each data set has a verifier of its own.
    batches = {}
    for index, (source, text, truth) in enumerate(zip(data_sources, solution_strs, ground_truths)):
        try:
            options = _find_options(source, truth, dataset, read)
        except ValueError as error:
            if on_error == "raise":
                raise
            verdicts[index] = refuse(error, on_error)
            continue
        batches.setdefault(tuple(options.items()), []).append((index, to_row({"ground_truth": truth}, text)))
    for options, batch in batches.items():
        places, rows = zip(*batch)
        verifier = shared(**dict(options))
        for place, verdict in zip(places, verifier.verify_batch(rows, on_error, len(verdicts) > 1 and places or None)):
            verdicts[place] = verdict
    return [{"score": to_reward(verdict), "acc": float(verdict["ok"])} for verdict in verdicts]


def _find_options(source, ground_truth, dataset, read):
    """Options of the verifier of a row. Raises ValueError if the row does not say its rules."""
    dataset = dataset or DATASETS.get(source)
    if dataset is not None:
        return {"dataset": dataset, "read": read}
    if _has_rules(ground_truth):
        return {"read": read or "tolerant", "shaping": "exact"}
    raise ValueError(
        f"ground_truth: expected rules (`game`, `rules`, or `values` and `use`), or one of "
        f"{', '.join(DATASETS)} as data_source, got {source!r} without rules"
    )


def _has_rules(ground_truth):
    if isinstance(ground_truth, str):  # JSON, or as Python writes it
        names = set(re.findall(r"""["'](\w+)["']\s*:\s*(?!null|None)""", ground_truth))
    elif isinstance(ground_truth, dict):
        names = {name for name in ("game", "rules", "values", "use") if ground_truth.get(name)}
    else:
        return False
    return bool(names & {"game", "rules"} or names >= {"values", "use"})
