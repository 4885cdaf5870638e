import {
  type QueryClient,
  type QueryKey,
  type UnusedSkipTokenOptions,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Context, createContext, use, useMemo } from 'react';

/**
 * What a provider reads once for everything below it. A page has a hundred parts that look at the restaurant; with a query of
 * its own each of them would bring a subscription and timers.
 */
export type Reading<T> = {
  /** undefined = not here yet, or not to be had. */
  readonly data: T | undefined;
  /** The same, to be waited for while drawing. Throws when it could not be had. */
  readonly arrival: () => Promise<T>;
};

type ReadingOptions<T, Key extends QueryKey> = UnusedSkipTokenOptions<T, Error, T, Key>;

export function createReadingContext<T>(): Context<Reading<T> | null> {
  return createContext<Reading<T> | null>(null);
}

/** Begins to read, and stays up to date. The options must be the same object for the same question. */
export function useReading<T, Key extends QueryKey>(options: ReadingOptions<T, Key>): Reading<T> {
  const queryClient = useQueryClient();
  usePrefetchQuery(options);
  const { data } = useQuery(options);
  return useMemo(() => {
    const here = data === undefined ? undefined : arrived(data);
    return { data, arrival: () => here ?? waitFor(queryClient, options) };
  }, [data, queryClient, options]);
}

/** What the provider above reads, for those who can do without. Throws outside of one. */
export function useReadingOf<T>(context: Context<Reading<T> | null>): Reading<T> {
  const reading = use(context);
  if (!reading) {
    throw new Error('There is no OrderingProvider above: put one around whatever orders.');
  }
  return reading;
}

/** What the provider above reads. Suspends until it is there; throws CallError when it cannot be had. */
export function useRead<T>(context: Context<Reading<T> | null>): T {
  return use(useReadingOf(context).arrival());
}

function waitFor<T, Key extends QueryKey>(
  queryClient: QueryClient,
  options: ReadingOptions<T, Key>,
): Promise<T> {
  const state = queryClient.getQueryState<T, Error>(options.queryKey);
  // The provider hears of an answer a moment after it has come.
  if (state?.data !== undefined) return arrived(state.data);
  if (state?.error) throw state.error;
  return queryClient.fetchQuery(options);
}

/** A promise whose value React takes at once (https://react.dev/reference/react/use). */
function arrived<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
