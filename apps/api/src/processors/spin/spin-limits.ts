/** How long the terminal may wait for a card, as its service is told; and how long we wait for the service to say so. */
export const SALE_SECONDS = 90;
export const SALE_TIMEOUT_MS = (SALE_SECONDS + 10) * 1000;

/** Everything else is answered at once, or not at all. */
export const CALL_TIMEOUT_MS = 8_000;
