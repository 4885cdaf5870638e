import type Stripe from 'stripe';

import { CardDevice } from '../../../devices/card-device';
import { newId, randomText } from '../../../ids';
import type { StripeSettings } from '../stripe-settings';
import type { Reader } from './reader';
import type { ReaderSession } from './reader-session';

type ConnectionToken = {
  readonly account: string | null;
  readonly location: string | undefined;
  readonly expires: number;
};

/** A token that nobody has used for so long opens no reader any more. */
const TOKEN_TTL_SECONDS = 300;

/** The readers, who may speak to them, and who does. */
export class TerminalStore {
  readonly #settings: StripeSettings;
  #registered: Reader[] = [];
  readonly #fixed: readonly Reader[];
  readonly #locations = new Map<string, Stripe.Terminal.Location>();
  readonly #tokens = new Map<string, ConnectionToken>();
  readonly #sessions = new Map<string, ReaderSession>();

  constructor(settings: StripeSettings) {
    this.#settings = settings;
    this.#fixed = settings.readers.map(({ id, label, serial_number }) => ({
      id,
      label,
      serial_number,
      location: settings.readerLocation,
      metadata: {},
      account: undefined,
      device: new CardDevice({ id, label, service: 'stripe' }),
    }));
  }

  /** Those on the counter of this account. */
  readersOf(account: string | null): readonly Reader[] {
    return this.#all().filter(
      (reader) => reader.account === undefined || reader.account === account,
    );
  }

  devices(): readonly CardDevice[] {
    return this.#all().map(({ device }) => device);
  }

  register(reader: Omit<Reader, 'device' | 'id' | 'serial_number'>): Reader {
    const id = newId('tmr');
    const serial_number = `WSC5131${String(this.#registered.length + 1).padStart(8, '0')}`;
    const device = new CardDevice({ id, label: reader.label, service: 'stripe' });
    const registered = { ...reader, id, serial_number, device };
    this.#registered.push(registered);
    return registered;
  }

  addLocation(location: Stripe.Terminal.Location): void {
    this.#locations.set(location.id, location);
  }

  locations(): readonly Stripe.Terminal.Location[] {
    return [...this.#locations.values()].toReversed();
  }

  hasLocation(id: string): boolean {
    return id === this.#settings.readerLocation || this.#locations.has(id);
  }

  newToken(account: string | null, location: string | undefined, now: number): string {
    const secret = `pst_test_${randomText(32)}`;
    this.#tokens.set(secret, { account, location, expires: now + TOKEN_TTL_SECONDS });
    return secret;
  }

  token(secret: string, now: number): ConnectionToken | undefined {
    const token = this.#tokens.get(secret);
    return token && token.expires > now ? token : undefined;
  }

  open(session: ReaderSession): void {
    this.#sessions.set(session.id, session);
  }

  session(id: string): ReaderSession | undefined {
    return this.#sessions.get(id);
  }

  /** Returns a reader's current session. */
  sessionOn(reader: string): ReaderSession | undefined {
    return [...this.#sessions.values()].find((session) => session.reader.id === reader);
  }

  close(session: ReaderSession): void {
    session.end();
    this.#sessions.delete(session.id);
  }

  reset(): void {
    for (const session of this.#sessions.values()) session.end();
    for (const device of this.devices()) device.reset();
    this.#sessions.clear();
    this.#tokens.clear();
    this.#locations.clear();
    this.#registered = [];
  }

  #all(): readonly Reader[] {
    return [...this.#fixed, ...this.#registered];
  }
}
