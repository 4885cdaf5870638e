import type { Collected } from '../../../devices/card-device';
import { newId } from '../../../ids';
import type { Reader } from './reader';

/** One browser's line to one reader. Nobody else can use the reader while it is open. */
export class ReaderSession {
  readonly id = newId('session');
  readonly account: string | null;
  readonly reader: Reader;
  /** Present cards by themselves, as the simulated reader does. */
  readonly isSimulated: boolean;
  #isOver = false;
  readonly #watchers = new Set<() => void>();
  readonly #unlisten: () => void;

  constructor(account: string | null, reader: Reader, isSimulated: boolean) {
    this.account = account;
    this.reader = reader;
    this.isSimulated = isSimulated;
    this.#unlisten = reader.device.onUnplugged(() => this.end());
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Asks the reader for a card. */
  collect(amount: number, currency: string): Promise<Collected> {
    return this.reader.device.collect(amount, currency.toUpperCase());
  }

  /** The line is gone: the plug was pulled, or the page has hung up. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#unlisten();
    this.reader.device.cancel('shop');
    for (const watcher of this.#watchers) watcher();
    this.#watchers.clear();
  }

  /** Ends with the line, or after some time. */
  watch(milliseconds: number): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      timer.unref();
      this.#watchers.add(done);
      const watchers = this.#watchers;
      function done(): void {
        clearTimeout(timer);
        watchers.delete(done);
        resolve();
      }
    });
  }
}
