import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { EMPTY_QUEUE, type Move, type MoveQueue } from './move-queue';

type QueueStore = MoveQueue & {
  /** The step that is on its way to the server. */
  readonly sending: Move | null;
  /** How often in a row a step could not be sent. */
  readonly failures: number;
  readonly update: (change: (queue: MoveQueue) => MoveQueue) => void;
  readonly track: (changes: Partial<Pick<QueueStore, 'sending' | 'failures'>>) => void;
};

/** The steps that wait for the server, kept in the browser so that a reload loses none. */
export const useMoveQueue = create<QueueStore>()(
  persist(
    (set) => ({
      ...EMPTY_QUEUE,
      sending: null,
      failures: 0,
      update: (change) => set(change),
      track: (changes) => set(changes),
    }),
    { name: 'comanda-staff-moves', version: 2, partialize: ({ moves }) => ({ moves }) },
  ),
);
