import type { Terminal } from '@comanda/contracts';
import { createListeners } from '../listeners';
import type { CollectOutcome, ReaderMessage, ReaderState } from './card-reader';
import { nextReaderStatus, type ReaderEvent } from './reader-status';

/** The state of one reader, moved by the table alone, and told to those who listen. */
export function createReaderMachine() {
  const listeners = createListeners<ReaderState>();
  let state: ReaderState = {
    status: 'DEFAULT',
    terminal: null,
    is_connected: false,
    is_asking: false,
    message: null,
  };

  function become(changes: Partial<ReaderState>): void {
    state = { ...state, ...changes };
    listeners.tell(state);
  }

  function move(event: ReaderEvent, changes: Partial<ReaderState> = {}): void {
    become({ ...changes, status: nextReaderStatus(state.status, event) });
  }

  return {
    state: () => state,
    onChange: listeners.add,
    say: (message: ReaderMessage | null) => become({ message }),
    choose: (terminal: Terminal | null) => become({ terminal }),

    connected(terminal: Terminal): void {
      // A payment's message stays; the one about the lost connection does not.
      const message = state.message?.code === 'disconnected' ? null : state.message;
      const isKnown =
        state.is_connected &&
        state.status !== 'DEFAULT' &&
        state.terminal?.terminal_id === terminal.terminal_id;
      if (isKnown && message === state.message) return;
      move('connected', { terminal, is_connected: true, message });
    },

    lost(): void {
      const isPaying = state.status === 'PROCESSING';
      const message = isPaying ? state.message : ({ code: 'disconnected' } as const);
      move('disconnected', { is_connected: false, message });
    },

    begin: () => move('begun', { message: null, is_asking: true }),

    /** The card was read: from here on its outcome is waited for. */
    charging: () => become({ is_asking: false }),

    /** Ends paying as its outcome says; what is unknown ends nothing. */
    end(outcome: CollectOutcome): CollectOutcome {
      state = { ...state, is_asking: false };
      switch (outcome.kind) {
        case 'paid':
          move('paid', { message: null });
          break;
        case 'cancelled':
          move('cancelled', { message: { code: 'cancelled' } });
          // A reader that was lost meanwhile is not ready for anybody.
          if (!state.is_connected) move('disconnected', { message: { code: 'disconnected' } });
          break;
        case 'failed':
          move('failed', { message: outcome.message });
          break;
        case 'unknown':
          become({ message: { code: 'checking' } });
          break;
      }
      return outcome;
    },

    reset(): void {
      move('reset', { message: null });
      if (state.status !== 'DEFAULT') return;
      if (state.is_connected) move('connected');
      else if (state.terminal !== null) become({ message: { code: 'disconnected' } });
    },
  };
}
