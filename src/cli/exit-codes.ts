// Exit codes of the command; 0 means success.

/** Exit code if `--exact` is not met, or an answer, a file or a measurement is wrong. */
export const EXIT_NOT_OK = 1;
/** Exit code for bad usage or refused input. */
export const EXIT_REFUSED = 2;
/** Exit code if some of many lines failed. */
export const EXIT_LINES_FAILED = 3;
