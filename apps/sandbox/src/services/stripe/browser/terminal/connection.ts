import { callReader, failed, isFailed } from './call-reader';
import type { Failed, Reply } from './call-reader';

/** The intent as collecting gave it, with the card that was read. */
export type Intent = {
  readonly client_secret?: string;
  readonly sdk_payment_details?: { readonly id: string };
};

type Line = { readonly session: string; readonly reader: object; readonly abort: AbortController };

export type ConnectionListeners = {
  readonly onStatus: (status: string) => void;
  readonly onPaymentStatus: (status: string) => void;
  readonly onLost: (error: Failed) => void;
};

/** The line to one reader: what is asked of it, and the news that it has broken. */
export function createConnection(origin: string, listeners: ConnectionListeners) {
  let line: Line | null = null;
  let status = 'not_connected';
  let paymentStatus = 'not_ready';

  function become(next: string): void {
    if (next !== status) listeners.onStatus(next);
    status = next;
    payAt(next === 'connected' ? 'ready' : 'not_ready');
  }

  function payAt(next: string): void {
    if (next !== paymentStatus) listeners.onPaymentStatus(next);
    paymentStatus = next;
  }

  async function ask(name: string, body: object): Promise<Failed | Reply> {
    const asked = line;
    if (asked === null) return failed('no_established_connection', 'No reader is connected.');
    return callReader(origin, name, { ...body, session: asked.session }, asked.abort.signal);
  }

  /** A page that cannot reach the sandbox has lost its reader. */
  async function watch(watched: Line): Promise<void> {
    for (;;) {
      const { session, abort } = watched;
      const news = await callReader(origin, 'watch', { session }, abort.signal);
      if (line !== watched) return;
      if (!isFailed(news) && news['is_connected'] === true) continue;
      line = null;
      abort.abort();
      become('not_connected');
      listeners.onLost(
        failed('reader_connection_interrupted', 'The connection to the reader was interrupted.'),
      );
      return;
    }
  }

  return {
    ask,
    reader: () => line?.reader ?? null,
    status: () => status,
    paymentStatus: () => paymentStatus,
    begin: () => become('connecting'),

    open(opened: Failed | Reply) {
      if (isFailed(opened)) {
        become('not_connected');
        return opened;
      }
      const reader = opened['reader'] as object; // what connect answers
      line = { session: String(opened['session']), reader, abort: new AbortController() };
      become('connected');
      void watch(line);
      return { reader };
    },

    async close() {
      const closed = line;
      line = null;
      if (closed) {
        await callReader(origin, 'disconnect', { session: closed.session });
        closed.abort.abort();
      }
      become('not_connected');
      return {};
    },

    async collect(client_secret: string, simulator: object) {
      payAt('waiting_for_input');
      const read = await ask('collect', { client_secret, simulator });
      if (line !== null) payAt('ready');
      return read;
    },

    async process({ client_secret, sdk_payment_details }: Intent) {
      if (client_secret === undefined || sdk_payment_details === undefined) {
        return failed(
          'invalid_payment_intent_input_shape',
          'processPayment() takes the intent that collectPaymentMethod() gave.',
        );
      }
      payAt('processing');
      const body = { client_secret, payment_method: sdk_payment_details.id };
      const processed = await ask('process', body);
      if (line !== null) payAt('ready');
      return processed;
    },
  };
}
