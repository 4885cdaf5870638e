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
 * A value that a provider reads once for all components below it. A page has a hundred components that read the
 * restaurant; a query in each of them would add a subscription and timers.
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
  return useMemo(
    () => ({ data, arrival: arrivalOf(queryClient, options, data) }),
    [data, queryClient, options],
  );
}

/** Returns the reading of the provider above without suspending. Throws outside of one. */
export function useReadingOf<T>(context: Context<Reading<T> | null>): Reading<T> {
  const reading = use(context);
  if (!reading) {
    throw new Error('There is no OrderingProvider above: put one around whatever orders.');
  }
  return reading;
}

/** Returns the value of the provider above. Suspends until it is there; throws CallError when it fails. */
export function useRead<T>(context: Context<Reading<T> | null>): T {
  return use(useReadingOf(context).arrival());
}

/** One promise however often it is asked for: React goes by which one it is. A new one after a failure. */
function arrivalOf<T, Key extends QueryKey>(
  queryClient: QueryClient,
  options: ReadingOptions<T, Key>,
  data: T | undefined,
): () => Promise<T> {
  let promise: Promise<T> | null = data === undefined ? null : arrived(data);
  return () => {
    if (promise) return promise;
    const state = queryClient.getQueryState<T, Error>(options.queryKey);
    if (state?.error && state.data === undefined) throw state.error;
    // The provider hears of an answer a moment after it has come.
    const coming: Promise<T> =
      state?.data === undefined ? queryClient.fetchQuery(options) : arrived(state.data);
    coming.catch(() => {
      promise = null;
    });
    promise = coming;
    return coming;
  };
}

/** A promise whose value React takes at once (https://react.dev/reference/react/use). */
function arrived<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
