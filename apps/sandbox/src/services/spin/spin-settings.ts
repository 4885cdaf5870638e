import type { Clock } from '@comanda/kernel';

export type SpinSettings = {
  /** The terminals there are: their number, and what is written on them. */
  readonly terminals: readonly { readonly tpn: string; readonly label: string }[];
  readonly authKey: string;
  readonly registerId: string;
  readonly currency: string;
  /** How long the proxy holds a request open, unless the request says otherwise. */
  readonly proxyTimeoutMs: number;
  readonly clock: Clock;
};

export const defaultSpinSettings: SpinSettings = {
  terminals: [
    { tpn: '221921800001', label: 'Counter' },
    { tpn: '221921800002', label: 'Handheld' },
  ],
  authKey: 'SandboxKey',
  registerId: 'SANDBOX1',
  currency: 'CAD',
  proxyTimeoutMs: 120_000,
  clock: { now: () => new Date() },
};
