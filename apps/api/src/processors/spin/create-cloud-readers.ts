import type { Clock } from '@comanda/kernel';
import type { Breakers } from '../breaker';
import type { AccountBook } from '../payment-accounts';
import { type CloudReaders, createCloudReaders } from './cloud-readers';
import { guardTerminal } from './guard-terminal';
import { createSpinJson } from './spin-json';
import type { SpinPatience } from './spin-limits';
import { createSpinXml } from './spin-xml';

export type SpinConfig = {
  /** Where its service is, e.g. https://spinpos.net. */
  readonly base: string;
  readonly protocol: 'json' | 'xml';
  readonly patience: SpinPatience;
};

/** The cloud terminals behind Nuvei, in the protocol that the deployment chose. */
export function openCloudReaders(
  { base, protocol, patience }: SpinConfig,
  accounts: AccountBook,
  clock: Clock,
  breakers: Breakers,
): CloudReaders {
  const json = createSpinJson(base, patience);
  const terminal = protocol === 'json' ? json : createSpinXml(base, json, patience);
  return createCloudReaders({ terminal: guardTerminal(terminal, breakers), accounts, clock });
}
