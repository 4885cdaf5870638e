import { callReader, failed, isFailed } from './call-reader';
import type { Failed, Reply } from './call-reader';
import { createConnection } from './connection';
import type { Intent } from './connection';

type Listener<Event> = ((event: Event) => void) | undefined;

export type TerminalProps = {
  readonly onFetchConnectionToken: () => Promise<string>;
  readonly onUnexpectedReaderDisconnect?: Listener<Failed>;
  readonly onConnectionStatusChange?: Listener<{ readonly status: string }>;
  readonly onPaymentStatusChange?: Listener<{ readonly status: string }>;
};

type Reader = { readonly id: string };

/** Builds the result of `StripeTerminal.create`: the part of the script that takes payments. */
export function createTerminal(origin: string, props: TerminalProps): object {
  if (typeof props.onFetchConnectionToken !== 'function') {
    throw new TypeError('StripeTerminal.create() needs onFetchConnectionToken.');
  }
  const connection = createConnection(origin, {
    onStatus: (status) => props.onConnectionStatusChange?.({ status }),
    onPaymentStatus: (status) => props.onPaymentStatusChange?.({ status }),
    onLost: (error) => props.onUnexpectedReaderDisconnect?.(error),
  });
  let simulator: object = {};
  let isDiscovering = false;

  async function withToken(name: string, body: object): Promise<Failed | Reply> {
    let token: unknown;
    try {
      token = await props.onFetchConnectionToken();
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return failed('failed_fetch_connection_token', `Failed to fetch connection token: ${why}`);
    }
    if (typeof token !== 'string' || !token.startsWith('pst_')) {
      return failed('invalid_connection_token', 'The connection token is not one of Stripe’s.');
    }
    return callReader(origin, name, { ...body, token });
  }

  return {
    async discoverReaders(config: object = {}) {
      if (isDiscovering) {
        return failed('discovery_already_running', 'Readers are being discovered already.');
      }
      isDiscovering = true;
      const found = await withToken('discover', config);
      isDiscovering = false;
      return isFailed(found) ? found : { discoveredReaders: found['readers'] };
    },
    async connectReader(reader: Reader, options: { readonly fail_if_in_use?: boolean } = {}) {
      if (connection.reader() !== null) {
        return failed('already_connected', 'A reader is connected already.');
      }
      connection.begin();
      const opened = await withToken('connect', { reader: reader.id, ...options });
      return connection.open(opened);
    },
    disconnectReader: () => connection.close(),
    getConnectedReader: () => connection.reader() ?? undefined,
    getConnectionStatus: () => connection.status(),
    getPaymentStatus: () => connection.paymentStatus(),
    clearCachedCredentials: () => Promise.resolve({}),
    setReaderDisplay: () => Promise.resolve({}),
    clearReaderDisplay: () => Promise.resolve({}),
    collectPaymentMethod: (clientSecret: string) => connection.collect(clientSecret, simulator),
    processPayment: (intent: Intent) => connection.process(intent),
    cancelCollectPaymentMethod: () => connection.ask('cancel', {}),
    cancelProcessPayment: () =>
      Promise.resolve(failed('cancelable_already_completed', 'The payment is being processed.')),
    setSimulatorConfiguration(given: object) {
      simulator = given;
    },
    getSimulatorConfiguration: () => simulator,
    overrideBaseUrl: () => undefined,
  };
}
