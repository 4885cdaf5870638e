import { CardDevice } from '../../devices/card-device';
import type { Transaction } from './sale/transaction';
import type { SpinSettings } from './spin-settings';

/** All that the stand-in for the cloud terminals remembers. */
export class SpinState {
  readonly settings: SpinSettings;
  readonly devices: readonly CardDevice[];
  readonly #transactions = new Map<string, Transaction>();
  readonly #returns = new Map<string, Transaction>();
  #isNextReturnDeclined = false;

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

  findByInvoice(tpn: string, invoice_number: string): Transaction | undefined {
    return this.transactions().find(
      (each) => each.tpn === tpn && each.invoice_number === invoice_number,
    );
  }

  /** A reference counts for good, whatever it was used for. */
  isTaken(tpn: string, reference_id: string): boolean {
    const key = keyOf(tpn, reference_id);
    return this.#transactions.has(key) || this.#returns.has(key);
  }

  addReturn(given: Transaction): void {
    this.#returns.set(keyOf(given.tpn, given.reference_id), given);
  }

  findReturn(tpn: string, reference_id: string): Transaction | undefined {
    return this.#returns.get(keyOf(tpn, reference_id));
  }

  declineNextReturn(): void {
    this.#isNextReturnDeclined = true;
  }

  /** Returns the bank's reply to a refund. */
  askBankOfReturn(): 'approved' | 'declined' {
    const isDeclined = this.#isNextReturnDeclined;
    this.#isNextReturnDeclined = false;
    return isDeclined ? 'declined' : 'approved';
  }

  nextNumber(): number {
    return this.#transactions.size + this.#returns.size + 1;
  }

  /** Newest first. */
  transactions(): readonly Transaction[] {
    return [...this.#transactions.values()].toReversed();
  }

  reset(): void {
    for (const device of this.devices) device.reset();
    this.#transactions.clear();
    this.#returns.clear();
    this.#isNextReturnDeclined = false;
  }
}

function keyOf(tpn: string, reference_id: string): string {
  return `${tpn}:${reference_id}`;
}
