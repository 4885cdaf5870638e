import type { Terminal } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import {
  type CardReader,
  type CardReaderOptions,
  READER_PACE,
  type ReaderMessage,
} from '../card-reader';
import { ask, endPayment, pause } from '../follow-payment';
import { createReaderMachine } from '../reader-machine';
import { loadTerminalSdk } from './load-terminal-sdk';
import { payAtReader } from './pay-at-reader';
import { isSdkError, type SdkError, type TerminalSdk } from './terminal-sdk';

type Connecting = Promise<Result<Terminal, ReaderMessage>>;

/** Stripe's readers are spoken to from this screen, with tokens that the server fetches. */
export function createStripeReader({ api, restaurant_id, pace }: CardReaderOptions): CardReader {
  const { reconnect, payment: look } = { ...READER_PACE, ...pace };
  const machine = createReaderMachine();
  let sdk: TerminalSdk | null = null;
  /** Looks for the reader that was lost, until it is back or nobody wants it. */
  let seeking: AbortController | null = null;
  /** Last search for the reader. Continued after it was cancelled, it would take the reader from the next owner. */
  let sought: Promise<void> = Promise.resolve();
  let paying: AbortController | null = null;
  let isCharging = false;

  async function open(script_url: string | null): Promise<TerminalSdk | null> {
    sdk ??= await loadTerminalSdk(script_url, { fetchToken, onLost });
    return sdk;
  }

  async function fetchToken(): Promise<string> {
    const fetched = await api.getConnectionToken({ restaurant_id });
    if (!fetched.ok) throw new Error('The server gives no connection token.');
    return fetched.value.connection_token;
  }

  function onLost(): void {
    machine.lost();
    seek();
  }

  function seek(): void {
    seeking?.abort();
    seeking = new AbortController();
    const { signal } = seeking;
    sought = sought.then(() => seekUntil(signal));
  }

  async function seekUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(reconnect, signal);
      const { terminal } = machine.state();
      if (signal.aborted || terminal === null) return;
      const found = await ask(() => connectOnce(terminal, signal));
      if (found?.ok) return;
    }
  }

  /** Resolves once nothing is on its way to the reader. */
  async function stopSeeking(): Promise<void> {
    seeking?.abort();
    await sought;
  }

  async function connectOnce(terminal: Terminal, signal?: AbortSignal): Connecting {
    const loaded = await list();
    const terminals = loaded.ok ? loaded.value : [];
    const own = terminals.find((each) => each.terminal_id === terminal.terminal_id);
    if (sdk === null || own === undefined) return err({ code: 'disconnected' });
    const found = await sdk.discoverReaders();
    if (isSdkError(found)) return err(toMessage(found.error));
    const reader = found.discoveredReaders.find(({ id }) => id === own.reader_id);
    if (reader === undefined) return err({ code: 'no_readers' });
    const opened = await sdk.connectReader(reader);
    if (isSdkError(opened)) return err(toMessage(opened.error));
    if (signal?.aborted) {
      await sdk.disconnectReader();
      return err({ code: 'disconnected' });
    }
    machine.connected(own);
    return ok(own);
  }

  async function list(): Promise<Result<readonly Terminal[], ReaderMessage>> {
    const listed = await ask(() => api.listTerminals({ restaurant_id }));
    if (!listed?.ok) return err({ code: 'disconnected' });
    const { terminals, script_url } = listed.value;
    if ((await open(script_url)) === null) return err({ code: 'disconnected' });
    return ok(terminals.filter(({ vendor }) => vendor === 'STRIPE'));
  }

  return {
    vendor: 'STRIPE',
    notice: null,
    can_cancel: true,
    state: machine.state,
    onChange: machine.onChange,
    reset: () => machine.reset(),

    async discover() {
      const listed = await list();
      if (!listed.ok || sdk === null) return listed;
      const found = await sdk.discoverReaders();
      if (isSdkError(found)) return err(toMessage(found.error));
      const there = new Map(found.discoveredReaders.map(({ id, status }) => [id, status]));
      const readers = listed.value
        .filter(({ reader_id }) => there.has(reader_id))
        .map((each) => ({ ...each, is_online: there.get(each.reader_id) !== 'offline' }));
      return readers.length === 0 ? err({ code: 'no_readers' }) : ok(readers);
    },

    async connect(terminal) {
      machine.choose(terminal);
      await stopSeeking();
      const connected = await connectOnce(terminal);
      if (connected.ok) return connected;
      machine.lost();
      seek();
      return connected;
    },

    async disconnect() {
      await stopSeeking();
      await sdk?.disconnectReader();
      machine.choose(null);
      machine.lost();
      machine.say(null);
    },

    async collect(payment) {
      const { status, is_connected } = machine.state();
      if (paying !== null || status === 'PROCESSING')
        return { kind: 'failed', message: { code: 'busy' } };
      if (sdk === null || !is_connected) return { kind: 'failed', message: { code: 'no_reader' } };
      const { signal } = (paying = new AbortController());
      isCharging = false;
      machine.begin();
      const outcome = await payAtReader(payment, {
        sdk,
        api,
        restaurant_id,
        pace: look,
        signal,
        onCharging: () => {
          isCharging = true;
          machine.charging();
        },
      });
      paying = null;
      return machine.end(outcome);
    },

    end(payment) {
      const { signal } = new AbortController();
      return endPayment(payment, { api, restaurant_id, pace: look, signal });
    },

    async cancel() {
      // A card that is being charged cannot be called off: its outcome is waited for.
      if (paying !== null && !isCharging) await sdk?.cancelCollectPaymentMethod();
    },
  };
}

function toMessage({ code, message }: SdkError): ReaderMessage {
  switch (code) {
    case 'failed_fetch_connection_token':
    case 'invalid_connection_token':
    case 'authentication_error':
      return { code: 'no_token' };
    case 'network_error':
    case 'network_timeout':
    case 'reader_connection_interrupted':
      return { code: 'disconnected' };
    default:
      return { code: 'failed', provider_message: message };
  }
}
