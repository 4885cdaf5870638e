import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../../app';
import type { Deps } from '../../../../deps';
import { admitAll } from '../../../../plugins/admission/admit-all';
import type { Processors } from '../../../../processors/processor';

/** Error that simulates a server crash. */
class Death extends Error {
  override readonly name = 'Death';
}

/** Dependencies of a server that crashes at the n-th boundary between two steps. */
export type CrashingServer = {
  readonly deps: Deps;
  /** It lives again, until that boundary. */
  readonly live: (until: number) => void;
  readonly isDead: () => boolean;
  /** Whether a call that it made has yet to be answered: one that dies meanwhile may still be heard. */
  readonly isAsking: () => boolean;
};

const WRITES = ['insert', 'update', 'delete'] as const;
const CALLS = ['open', 'charge', 'lookUp', 'cancel', 'refund', 'capture', 'sell'] as const;

/**
 * Boundaries are before and after each transaction, each call of a processor, and before each write outside of a
 * transaction: dying inside of a transaction is dying before it. After its death nothing that the server still tries
 * reaches anybody.
 */
export function crashingServer(deps: Deps): CrashingServer {
  let passed = 0;
  let dies_at = 1;
  let isDead = false;
  let asking = 0;
  async function ask(call: () => unknown): Promise<unknown> {
    boundary();
    asking += 1;
    const value: unknown = await Promise.resolve(call()).finally(() => (asking -= 1));
    boundary();
    return value;
  }
  function boundary(): void {
    passed += 1;
    if (passed === dies_at) isDead = true;
    if (isDead) throw new Death('The server is dead.');
  }
  const db = new Proxy(deps.db, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      if (name === 'transaction')
        return async (...input: unknown[]) => {
          boundary();
          const value: unknown = await Reflect.apply(own, target, input);
          boundary();
          return value;
        };
      const isWrite = WRITES.some((write) => write === name);
      return (...input: unknown[]) => {
        if (isWrite) boundary();
        else if (isDead) throw new Death('The server is dead.');
        return Reflect.apply(own, target, input) as unknown;
      };
    },
  });
  const processors = Object.fromEntries(
    Object.entries(deps.processors).map(([name, processor]) => [name, guard(processor, ask)]),
  ) as Processors; // the same names
  const readers = { ...deps.readers, cloud: guard(deps.readers.cloud, ask) };
  return {
    deps: { ...deps, db, processors, readers },
    live(until) {
      dies_at = until;
      passed = 0;
      isDead = false;
    },
    isDead: () => isDead,
    isAsking: () => asking > 0,
  };
}

function guard<Asked extends object>(
  asked: Asked,
  ask: (call: () => unknown) => Promise<unknown>,
): Asked {
  return new Proxy(asked, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function' || !CALLS.some((call) => call === name)) return own;
      return (...input: unknown[]) => ask(() => Reflect.apply(own, target, input) as unknown);
    },
  });
}

/** A server of its own on the same database, that dies as often as it is told to live. */
export async function startCrashingServer(deps: Deps) {
  const { deps: own, ...life } = crashingServer(deps);
  const app = await buildApp(own, { admission: admitAll() });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // a TCP server's
  return { ...life, deps: own, url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
