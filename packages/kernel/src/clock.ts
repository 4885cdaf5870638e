/** Where the time comes from. The domain takes instants as arguments; only the edges hold a clock. */
export type Clock = { readonly now: () => Date };
