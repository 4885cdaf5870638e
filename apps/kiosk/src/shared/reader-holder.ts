import type { Terminal } from '@comanda/contracts';
import type { CardReader } from '@comanda/payments';

/** The one card reader of this kiosk, connected for as long as it stands here. */
export type ReaderHolder = {
  /** Connects a reader, after another one was let go; null where it cannot be used now. */
  readonly hold: (terminal: Terminal) => Promise<CardReader | null>;
  /** Disconnects the reader, so that another kiosk can have it; a payment at it ends first. */
  readonly release: () => Promise<void>;
};

type Held = { readonly terminal_id: string; readonly reader: Promise<CardReader | null> };

/** `connect` returns null where the reader cannot be used; it is then called again by the next `hold`. */
export function createReaderHolder(
  connect: (terminal: Terminal) => Promise<CardReader | null>,
): ReaderHolder {
  let held: Held | null = null;
  let released: Promise<void> = Promise.resolve();

  function release(): Promise<void> {
    const last = held;
    held = null;
    if (last !== null)
      released = released.then(() => letGo(last)).catch((cause: unknown) => reportError(cause));
    return released;
  }

  async function open(terminal: Terminal): Promise<CardReader | null> {
    await released;
    const reader = await connect(terminal);
    if (reader === null && held?.terminal_id === terminal.terminal_id) held = null;
    return reader;
  }

  return {
    hold(terminal) {
      const { terminal_id } = terminal;
      if (held?.terminal_id === terminal_id) return held.reader;
      void release();
      held = { terminal_id, reader: open(terminal) };
      return held.reader;
    },
    release,
  };
}

async function letGo(held: Held): Promise<void> {
  const reader = await held.reader;
  if (reader === null) return;
  await paymentEnd(reader);
  await reader.disconnect();
}

function paymentEnd(reader: CardReader): Promise<void> {
  return new Promise((resolve) => {
    const stop = reader.onChange(look);
    look();
    function look(): void {
      if (reader.state().status === 'PROCESSING') return;
      stop();
      resolve();
    }
  });
}
