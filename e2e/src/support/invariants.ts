/**
 * Messages of expectations that nothing excuses: a journey that fails by one is not tried again, however it ends the second time.
 * scripts/test/retry.mjs knows them by their beginning.
 */
export const CHARGED = 'invariant: the provider has charged what was ordered, once';
