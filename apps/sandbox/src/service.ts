import type { FastifyInstance } from 'fastify';

import type { FaultBox } from './faults/fault-box';

export type LedgerQuery = {
  /** Newest first, at most so many; all of them without it. */
  readonly limit: number | undefined;
  /** Only what carries every one of these pairs. */
  readonly metadata: Readonly<Record<string, string>>;
};

/** A stand-in for one outside service. Its state is in memory and goes with the process. */
export type SandboxService = {
  readonly name: string;
  readonly faults: FaultBox;
  /** Serves the service's own protocol, its browser files and its special controls. */
  readonly register: (app: FastifyInstance) => void;
  /** Records of the service, for tests and the page to reconcile with. */
  readonly ledger: (query: LedgerQuery) => object;
  /** Forgets everything, faults included. */
  readonly reset: () => void;
  readonly close: () => void;
};
