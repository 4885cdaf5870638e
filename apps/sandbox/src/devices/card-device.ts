import { randomUUID } from 'node:crypto';

/** What a person does at a card reader. */
export type CardAction = {
  readonly number: string;
  readonly entry: 'insert' | 'tap';
  /** What the bank will say. */
  readonly outcome: 'approve' | 'decline';
};

/** How a request for a card ended. */
export type Collected =
  | { readonly kind: 'card'; readonly card: CardAction }
  | { readonly kind: 'cancelled'; readonly by: 'customer' | 'shop' }
  | { readonly kind: 'unplugged' };

export type DeviceState = 'idle' | 'offline' | 'waiting';

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

  constructor(options: { readonly id: string; readonly label: string; readonly service: string }) {
    this.id = options.id;
    this.label = options.label;
    this.service = options.service;
  }

  get state(): DeviceState {
    if (!this.#isPlugged) return 'offline';
    return this.#prompt ? 'waiting' : 'idle';
  }

  /** What stands on its display; null while it asks for nothing. */
  get display(): { readonly id: string; readonly cents: number; readonly currency: string } | null {
    if (!this.#prompt) return null;
    const { id, cents, currency } = this.#prompt;
    return { id, cents, currency };
  }

  /** Asks for a card. The caller sees to it that the device is idle. */
  collect(cents: number, currency: string): Promise<Collected> {
    return new Promise((resolve) => {
      this.#prompt = { id: randomUUID(), cents, currency, settle: resolve };
    });
  }

  /** A person shows a card; false when the device asks for none. */
  present(card: CardAction): boolean {
    return this.#end({ kind: 'card', card });
  }

  cancel(by: 'customer' | 'shop'): boolean {
    return this.#end({ kind: 'cancelled', by });
  }

  unplug(): void {
    this.#isPlugged = false;
    this.#end({ kind: 'unplugged' });
  }

  plugIn(): void {
    this.#isPlugged = true;
  }

  reset(): void {
    this.cancel('shop');
    this.#isPlugged = true;
  }

  #end(collected: Collected): boolean {
    const prompt = this.#prompt;
    this.#prompt = null;
    prompt?.settle(collected);
    return prompt !== null;
  }
}
