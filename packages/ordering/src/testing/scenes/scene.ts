/** One thing to be paid once, and what can happen meanwhile. */
export type Scene = {
  readonly acts: Readonly<Record<string, () => Promise<unknown>>>;
  /** The page says that it is paid or placed: nothing more is done. */
  readonly isOver: () => boolean;
  /** Mends all that is broken, waits until no money can be moving, and returns what everybody says then. */
  readonly finish: () => Promise<Ending>;
};

export type Ending = {
  /** The page says that it is paid, or ordered where it is paid at the counter. */
  readonly isSaid: boolean;
  /** The server says so. */
  readonly isKnown: boolean;
  /** In cents: what the processors have taken and not given back. */
  readonly taken: number;
  /** In cents: what there is to take if it was paid. */
  readonly due: number;
};
