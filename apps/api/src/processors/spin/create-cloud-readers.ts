import type { Clock } from '@comanda/kernel';
import type { AccountBook } from '../payment-accounts';
import { type CloudReaders, createCloudReaders } from './cloud-readers';
import { createSpinJson } from './spin-json';
import { createSpinXml } from './spin-xml';

export type SpinConfig = {
  /** Where its service is, e.g. https://spinpos.net. */
  readonly base: string;
  readonly protocol: 'json' | 'xml';
};

/** The cloud terminals behind Nuvei, in the protocol that the deployment chose. */
export function openCloudReaders(
  { base, protocol }: SpinConfig,
  accounts: AccountBook,
  clock: Clock,
): CloudReaders {
  const json = createSpinJson(base);
  const terminal = protocol === 'json' ? json : createSpinXml(base, json);
  return createCloudReaders({ terminal, accounts, clock });
}
