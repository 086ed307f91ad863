"""Reward functions for TRL, for completions that are texts or chat messages:

    trainer = GRPOTrainer(reward_funcs=make_reward(dataset="tinyzero"), train_dataset=rows, ...)

The puzzle comes from the columns of the data set, such as `nums` and `target`, or `metadata`.
"""

from numbers_game import shared, to_row


def make_reward(dataset=None, game=None, read=None, shaping=None):
    """Makes a reward function. Without `dataset` it takes the rules of `game`, or those in the rows.

    Without a data set, the default of `read` is `tolerant`, and that of `shaping` is `exact`.
    """
    if dataset is None:
        read, shaping = read or "tolerant", shaping or "exact"
    options = {"dataset": dataset, "game": game, "read": read, "shaping": shaping}

    def numbers_game_reward(completions, **columns):
        """Returns the rewards of the completions of a batch."""
        rows = [
            to_row({name: values[index] for name, values in columns.items() if _is_column(values)}, completion)
            for index, completion in enumerate(completions)
        ]
        return [float(verdict["score"]) for verdict in shared(**options).verify_batch(rows)]

    return numbers_game_reward


def _is_column(values):
    return isinstance(values, (list, tuple))
