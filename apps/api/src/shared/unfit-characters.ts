/** Neither NUL nor half of a pair can be stored; no other sign of control but a tab and the end of a line is for people. */
export const UNFIT_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu;
