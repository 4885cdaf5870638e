import type { parseDish, parseOrder, parseProgress } from './parse-state';

/** Reads what an earlier visit kept. */
export type StateReader = {
  readonly parseOrder: typeof parseOrder;
  readonly parseProgress: typeof parseProgress;
  readonly parseDish: typeof parseDish;
};

const PAUSE_MS = 2000;

let loading: Promise<StateReader> | undefined;

/** Fetches it, once: a guest who comes for the first time has kept nothing and goes without. */
export function loadStateReader(): Promise<StateReader> {
  loading ??= import('./parse-state').then(
    (reader) => {
      // React reads these fields first: it then reads the promise without suspending.
      Object.assign(loading ?? {}, { status: 'fulfilled', value: reader });
      return reader;
    },
    async (error: unknown) => {
      // A page that waits for it asks again at once, without end.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
