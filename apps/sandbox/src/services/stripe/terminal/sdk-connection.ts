import { CardDevice } from '../../../devices/card-device';
import type { StripeState } from '../stripe-state';
import { readerView } from './reader';
import type { Reader } from './reader';
import { ReaderSession } from './reader-session';
import { failed, textOf } from './sdk-wire';
import type { SdkBody, SdkReply } from './sdk-wire';

const SIMULATED = 'SIMULATOR';

/** The readers that a token may speak to. */
export function discover(state: StripeState, body: SdkBody): SdkReply {
  const token = state.terminals.token(textOf(body, 'token'), state.now());
  if (!token) return invalidToken();
  if (body['simulated'] === true) {
    return { readers: [readerView(simulatedReader(state), state.now())] };
  }
  const location = textOf(body, 'location') || token.location;
  const found = state.terminals
    .readersOf(token.account)
    .filter((reader) => location === undefined || reader.location === location)
    .filter((reader) => token.location === undefined || reader.location === token.location);
  return { readers: found.map((reader) => readerView(reader, state.now())) };
}

/** Opens the line to one reader. Whoever had it loses it, unless the caller would rather not. */
export function connect(state: StripeState, body: SdkBody): SdkReply {
  const { terminals } = state;
  const token = terminals.token(textOf(body, 'token'), state.now());
  if (!token) return invalidToken();
  const id = textOf(body, 'reader');
  const isSimulated = id === SIMULATED;
  const reader = isSimulated
    ? simulatedReader(state)
    : terminals.readersOf(token.account).find((each) => each.id === id);
  if (!reader || (token.location !== undefined && reader.location !== token.location)) {
    return failed('invalid_reader_shape', 'The token may not speak to this reader.');
  }
  if (reader.device.state === 'offline') {
    return failed('network_error', 'Could not connect to the reader. It may be offline.');
  }
  const other = terminals.sessionOn(reader.id);
  if (other && !isSimulated) {
    if (body['fail_if_in_use'] === true) return failed('reader_error', 'Reader is in use.');
    terminals.close(other);
  }
  const session = new ReaderSession(token.account, reader, isSimulated);
  terminals.open(session);
  return { session: session.id, reader: readerView(reader, state.now()) };
}

export function disconnect(state: StripeState, body: SdkBody): SdkReply {
  const session = state.terminals.session(textOf(body, 'session'));
  if (session) state.terminals.close(session);
  return {};
}

function simulatedReader({ settings }: StripeState): Reader {
  return {
    id: SIMULATED,
    label: 'Simulated reader',
    serial_number: SIMULATED,
    location: settings.readerLocation,
    metadata: {},
    account: undefined,
    device: new CardDevice({ id: SIMULATED, label: 'Simulated reader', service: 'stripe' }),
  };
}

function invalidToken(): SdkReply {
  return failed('invalid_connection_token', 'The connection token is unknown or has expired.');
}
