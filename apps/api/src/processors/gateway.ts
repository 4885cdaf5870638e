/** Where a processor's servers are, and how long an answer of theirs is waited for. */
export type Gateway = { readonly base: string; readonly patience_ms: number };
