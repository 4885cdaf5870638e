import type { Clock } from '@comanda/kernel';

export type BamboraSettings = {
  readonly merchantId: string;
  /** For payments. */
  readonly passcode: string;
  /** For reports: another key than that of payments. */
  readonly reportingPasscode: string;
  /** How long the slow test cards take. */
  readonly slowMs: number;
  readonly clock: Clock;
};

export const defaultBamboraSettings: BamboraSettings = {
  merchantId: '300200578',
  passcode: 'bambora_sandbox_passcode',
  reportingPasscode: 'bambora_sandbox_reporting',
  slowMs: 45_000,
  clock: { now: () => new Date() },
};
