import type { parseOrder, parseProgress } from './parse-state';

/** Reads what an earlier visit kept. */
export type StateReader = {
  readonly parseOrder: typeof parseOrder;
  readonly parseProgress: typeof parseProgress;
};

let loading: Promise<StateReader> | undefined;
let loaded: StateReader | undefined;

/** Fetches it, once: a guest who comes for the first time has kept nothing and goes without. */
export function loadStateReader(): Promise<StateReader> {
  loading ??= import('./parse-state').then(
    (reader) => {
      loaded = reader;
      return reader;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The reader, if it has been fetched. */
export function loadedStateReader(): StateReader | undefined {
  return loaded;
}
