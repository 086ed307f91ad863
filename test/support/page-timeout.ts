/**
 * Milliseconds for which tests wait for anything in a page: long, because the machine may be slow and busy.
 */
export const PAGE_TIMEOUT = 120_000;
