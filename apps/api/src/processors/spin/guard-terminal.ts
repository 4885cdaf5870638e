import type { Breakers } from '../breaker';
import type { CloudTerminal, TerminalAnswer, TerminalKey } from './cloud-terminal';

/** Not asked: of a sale it means that none has begun. */
const LEFT_ALONE: TerminalAnswer = {
  kind: 'offline',
  message: 'Its service has not answered of late',
};

/** Terminals whose service is not asked while it does not answer. One without power has a service that says so. */
export function guardTerminal(terminal: CloudTerminal, breakers: Breakers): CloudTerminal {
  async function ask(
    { tpn }: TerminalKey,
    call: () => Promise<TerminalAnswer>,
  ): Promise<TerminalAnswer> {
    const asked = await breakers(`SPIN ${tpn}`).run(call, ({ kind }) => kind !== 'unknown');
    return asked.ok ? asked.value : LEFT_ALONE;
  }

  return {
    sale: (key, order) => ask(key, () => terminal.sale(key, order)),
    status: (key, reference) => ask(key, () => terminal.status(key, reference)),
    // Abort bypasses the breaker; its result does not matter.
    abort: (key) => terminal.abort(key),
    void: (key, reference) => ask(key, () => terminal.void(key, reference)),
    giveBack: (key, order) => ask(key, () => terminal.giveBack(key, order)),
    async isOnline(key) {
      const asked = await breakers(`SPIN ${key.tpn}`).run(
        () => terminal.isOnline(key),
        (isOnline) => isOnline !== null,
      );
      return asked.ok ? asked.value : null;
    },
  };
}
