/** A journey of the default run (`npm test`); all others run with `npm run test:long`. */
export const CORE = { tag: '@core' } as const;

/** The languages of a journey whose texts or word lengths matter; the long run plays both. */
export const LOCALES = ['en-US', 'fr-CA'] as const;
