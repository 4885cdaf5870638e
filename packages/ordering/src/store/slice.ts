import type { StoreApi } from 'zustand/vanilla';
import type { OrderingState } from './ordering-store';

/** Creates one slice: it may read the whole state and changes its own part. */
export type SliceOf<Slice> = (
  set: StoreApi<OrderingState>['setState'],
  get: StoreApi<OrderingState>['getState'],
) => Slice;
