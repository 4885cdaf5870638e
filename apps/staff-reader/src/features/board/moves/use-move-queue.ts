import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { EMPTY_QUEUE, type MoveQueue } from './move-queue';

type QueueStore = MoveQueue & {
  readonly update: (change: (queue: MoveQueue) => MoveQueue) => void;
};

/** The steps that wait for the server, kept in the browser so that a reload loses none. */
export const useMoveQueue = create<QueueStore>()(
  persist((set) => ({ ...EMPTY_QUEUE, update: (change) => set(change) }), {
    name: 'comanda-staff-moves',
    version: 1,
    partialize: ({ moves }) => ({ moves }),
  }),
);
