/** A processor with so many failed queries is skipped until the next run. */
export const MOST_UNANSWERED = 3;
