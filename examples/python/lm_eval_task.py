"""The function of lm_eval_task.yaml: judges the answer of a model to a row."""

import sys
from pathlib import Path

# The harness loads this file by its path.
sys.path.insert(0, str(Path(__file__).parent))

from numbers_game import shared, to_row  # noqa: E402


def process_results(doc, results):
    """Returns whether an answer is right in any form, and whether it is nothing but the expression as well."""
    verdict = shared(read="tolerant").verify(to_row(doc, results[0]))
    return {"right": float(verdict["ok"]), "strict": float(verdict["ok"] and verdict["strict"])}
