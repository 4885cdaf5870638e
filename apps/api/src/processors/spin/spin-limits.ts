/** How long the terminal may wait for a card, as its service is told. */
export const SALE_SECONDS = 90;

export type SpinPatience = {
  /** For the service to say what came of a sale: longer than a card may be waited for. */
  readonly sale_ms: number;
  /** Everything else is answered at once, or not at all. */
  readonly call_ms: number;
};

export const SPIN_PATIENCE: SpinPatience = {
  sale_ms: (SALE_SECONDS + 10) * 1000,
  call_ms: 8_000,
};
