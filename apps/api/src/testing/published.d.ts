import type { Config } from '../config';

/**
 * What tests of other packages use of `testing.ts`, written down: whoever checks their types need not check the whole
 * api with them. `testing.ts` is held to it.
 */
export function startApi(options?: {
  /** Folders of restaurants to import first. */
  readonly bundles?: readonly string[];
  readonly config?: Partial<Config>;
  /** Listens on a free port of 127.0.0.1; without it nothing reaches the server. */
  readonly listen?: boolean;
}): Promise<{
  /** Where it listens; empty when it does not. */
  readonly url: string;
  readonly close: () => Promise<void>;
}>;
