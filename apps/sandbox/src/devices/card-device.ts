import { randomUUID } from 'node:crypto';

/** Actions at a card reader. */
export type CardAction = {
  readonly number: string;
  readonly entry: 'insert' | 'tap';
  /** The bank's result. */
  readonly outcome: 'approve' | 'decline';
};

/** How a request for a card ended. */
export type Collected =
  | { readonly kind: 'card'; readonly card: CardAction }
  | { readonly kind: 'cancelled'; readonly by: 'customer' | 'shop' }
  | { readonly kind: 'unplugged' };

export type DeviceState = 'idle' | 'offline' | 'waiting';

/** Last result of a device. */
export type DeviceResult = {
  readonly outcome: 'approved' | 'cancelled' | 'declined';
  readonly cents: number;
  readonly currency: string;
};

type Prompt = {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly settle: (collected: Collected) => void;
};

/** A card reader that lies on the counter: it asks for a card, and a person (or a test) answers. */
export class CardDevice {
  readonly id: string;
  readonly label: string;
  /** The service whose protocol it speaks. */
  readonly service: string;
  #isPlugged = true;
  #prompt: Prompt | null = null;
  #result: DeviceResult | null = null;
  readonly #unplugListeners = new Set<() => void>();

  constructor(options: { readonly id: string; readonly label: string; readonly service: string }) {
    this.id = options.id;
    this.label = options.label;
    this.service = options.service;
  }

  get state(): DeviceState {
    if (!this.#isPlugged) return 'offline';
    return this.#prompt ? 'waiting' : 'idle';
  }

  /** Request on its display; null while there is none. */
  get display(): { readonly id: string; readonly cents: number; readonly currency: string } | null {
    if (!this.#prompt) return null;
    const { id, cents, currency } = this.#prompt;
    return { id, cents, currency };
  }

  /** Result of the last card; null before the first, and during a new request. */
  get result(): DeviceResult | null {
    return this.#result;
  }

  /** Asks for a card. The caller sees to it that the device is idle. */
  collect(cents: number, currency: string): Promise<Collected> {
    this.#result = null;
    return new Promise((resolve) => {
      this.#prompt = { id: randomUUID(), cents, currency, settle: resolve };
    });
  }

  /** A person shows a card; false when the device asks for none. */
  present(card: CardAction): boolean {
    return this.#end({ kind: 'card', card });
  }

  /** Shows what came of it. */
  tell(outcome: DeviceResult['outcome'], cents: number, currency: string): void {
    this.#result = { outcome, cents, currency };
  }

  cancel(by: 'customer' | 'shop'): boolean {
    if (this.#prompt) this.tell('cancelled', this.#prompt.cents, this.#prompt.currency);
    return this.#end({ kind: 'cancelled', by });
  }

  unplug(): void {
    this.#isPlugged = false;
    this.#result = null;
    this.#end({ kind: 'unplugged' });
    for (const listener of this.#unplugListeners) listener();
  }

  /** Tells when the plug is pulled; gives the function that stops it. */
  onUnplugged(listener: () => void): () => void {
    this.#unplugListeners.add(listener);
    return () => void this.#unplugListeners.delete(listener);
  }

  plugIn(): void {
    this.#isPlugged = true;
  }

  reset(): void {
    this.cancel('shop');
    this.#result = null;
    this.#isPlugged = true;
  }

  #end(collected: Collected): boolean {
    const prompt = this.#prompt;
    this.#prompt = null;
    prompt?.settle(collected);
    return prompt !== null;
  }
}
