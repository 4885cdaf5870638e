/** Who leaves so many questions unanswered is left alone until the next run. */
export const MOST_UNANSWERED = 3;
