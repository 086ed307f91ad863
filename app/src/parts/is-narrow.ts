/** Whether the window is that of a phone, on which settings are folded at first. */
export const isNarrow = matchMedia('(max-width: 40rem)').matches;
