// The exit codes of the command; 0 if all is done.

/** `--exact` is not met, or an answer, a file or a measurement is not right. */
export const EXIT_NOT_OK = 1;
/** Bad usage or refused input. */
export const EXIT_REFUSED = 2;
/** Some of many lines failed. */
export const EXIT_LINES_FAILED = 3;
export const EXIT_INTERRUPTED = 130;
