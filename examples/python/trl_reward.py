"""Reward functions for TRL, for completions that are texts or chat messages:

    trainer = GRPOTrainer(reward_funcs=make_reward(dataset="tinyzero"), train_dataset=rows, ...)

The puzzle comes from the columns of the data set, such as `nums` and `target`, or `metadata`. A reward can be
pickled, as a trainer does that scores in another process.
"""

from numbers_game import FIELDS, check_on_error, shared, to_reward, to_row


class Reward:
    """A reward function. Trainers show its `__name__`."""

    def __init__(self, options, on_error):
        self.__name__ = "numbers_game_reward"
        self._options = options
        self._on_error = on_error

    def __call__(self, completions, **columns):
        """Returns the rewards of the completions of a batch.

        Of the further arguments, those count that are lists or arrays with the name of a field of a puzzle. The others
        are columns of the data set, and what the trainer adds.
        """
        lists = {
            name: values
            for name, values in columns.items()
            if name.lower() in FIELDS and (isinstance(values, (list, tuple)) or hasattr(values, "tolist"))
        }
        rows = [
            to_row({name: values[index] for name, values in lists.items()}, completion)
            for index, completion in enumerate(completions)
        ]
        return [to_reward(verdict) for verdict in shared(**self._options).verify_batch(rows, self._on_error)]


def make_reward(dataset=None, game=None, read=None, shaping=None, on_error="raise"):
    """Makes a reward function. Without `dataset` it takes the rules of `game`, or those in the rows.

    Without a data set, the default of `read` is `tolerant`, and that of `shaping` is `exact`. A row that is refused
    raises an error, or gets the reward `on_error`: a number, or None, which leaves the row out.
    """
    check_on_error(on_error)
    if dataset is None:
        read, shaping = read or "tolerant", shaping or "exact"
    options = {"dataset": dataset, "game": game, "read": read, "shaping": shaping}
    shared(**options)  # refuses wrong options at once
    return Reward(options, on_error)
