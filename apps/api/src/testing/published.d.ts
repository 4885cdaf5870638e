import type { Config } from '../config';

/**
 * Types of `testing.ts` for tests of other packages, written by hand, so that checking these tests does not check the
 * whole api. `testing.ts` is checked against them.
 */
export function startApi(options?: {
  /** Folders of restaurants to import first. */
  readonly bundles?: readonly string[];
  readonly config?: Partial<Config>;
  /** Listens on a free port of 127.0.0.1; without it nothing reaches the server. */
  readonly listen?: boolean;
  /** Runs the jobs of a server, which carry out refunds. */
  readonly hasJobs?: boolean;
  readonly app?: {
    /** Key of the operator's calls; without it they are refused. */
    readonly operatorKey?: string;
  };
}): Promise<{
  /** Where it listens; empty when it does not. */
  readonly url: string;
  readonly close: () => Promise<void>;
}>;
