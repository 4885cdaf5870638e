import { CardDevice } from '../../devices/card-device';
import type { Transaction } from './sale/transaction';
import type { SpinSettings } from './spin-settings';

/** All that the stand-in for the cloud terminals remembers. */
export class SpinState {
  readonly settings: SpinSettings;
  readonly devices: readonly CardDevice[];
  readonly #transactions = new Map<string, Transaction>();

  constructor(settings: SpinSettings) {
    this.settings = settings;
    this.devices = settings.terminals.map(
      ({ tpn, label }) => new CardDevice({ id: tpn, label, service: 'spin' }),
    );
  }

  now(): Date {
    return this.settings.clock.now();
  }

  device(tpn: string): CardDevice | undefined {
    return this.devices.find(({ id }) => id === tpn);
  }

  add(transaction: Transaction): void {
    this.#transactions.set(keyOf(transaction.tpn, transaction.reference_id), transaction);
  }

  find(tpn: string, reference_id: string): Transaction | undefined {
    return this.#transactions.get(keyOf(tpn, reference_id));
  }

  nextNumber(): number {
    return this.#transactions.size + 1;
  }

  /** Newest first. */
  transactions(): readonly Transaction[] {
    return [...this.#transactions.values()].toReversed();
  }

  reset(): void {
    for (const device of this.devices) device.reset();
    this.#transactions.clear();
  }
}

function keyOf(tpn: string, reference_id: string): string {
  return `${tpn}:${reference_id}`;
}
