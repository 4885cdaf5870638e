import type { FastifyInstance } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { StripeState } from '../stripe-state';
import { connect, disconnect, discover } from './sdk-connection';
import { cancelCollecting, collect, processPayment } from './sdk-payment';
import { failed, textOf } from './sdk-wire';
import type { SdkBody, SdkReply } from './sdk-wire';

type Work = (state: StripeState, body: SdkBody) => SdkReply | Promise<SdkReply>;

const WATCH_MS = 20_000;

/** Calls of the stand-in for Stripe Terminal's script; the real script uses its own protocol with readers. */
const CALLS: Readonly<Record<string, Work>> = {
  discover,
  connect,
  disconnect,
  collect,
  cancel: cancelCollecting,
  process: processPayment,
  watch,
};

/** Serves the line between the browser's script and the readers. */
export function registerTerminalSdk(
  app: FastifyInstance,
  state: StripeState,
  faults: FaultBox,
): void {
  for (const [name, work] of Object.entries(CALLS)) {
    app.post(`/stripe/terminal/${name}`, (request, reply) => {
      const body = readBody(request.body);
      void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
      return serveFaulty(request, reply, {
        faults,
        metadata: () => intentMetadata(state, body),
        work: async () => answer(200, await work(state, body)),
        refuse: (status) => answer(status, failed('network_error', 'The request failed.')),
      });
    });
  }
}

/** Tells when the line to a reader breaks; asked again and again. */
async function watch(state: StripeState, body: SdkBody): Promise<SdkReply> {
  const session = state.terminals.session(textOf(body, 'session'));
  if (!session) return { is_connected: false };
  await session.watch(WATCH_MS);
  return { is_connected: !session.isOver };
}

function answer(status: number, body: SdkReply) {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/** Sent as plain text, so that a page of another origin needs not ask first whether it may. */
function readBody(body: unknown): SdkBody {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function intentMetadata(state: StripeState, body: SdkBody): Readonly<Record<string, string>> {
  const session = state.terminals.session(textOf(body, 'session'));
  const [id = ''] = textOf(body, 'client_secret').split('_secret_');
  return session ? (state.books.account(session.account).intents.get(id)?.metadata ?? {}) : {};
}
