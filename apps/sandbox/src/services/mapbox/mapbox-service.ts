import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { MapboxState } from './mapbox-state';
import { registerMapboxApi } from './wire/mapbox-api';

export type MapboxLedger = {
  readonly calls: ReturnType<MapboxState['calls']>;
  readonly queries: readonly string[];
};

/** The stand-in for Mapbox: what its library fetches to draw a map, and places by their names. */
export function createMapboxService(publicUrl: string | undefined): SandboxService {
  const state = new MapboxState();
  const faults = new FaultBox();
  return {
    name: 'mapbox',
    faults,
    register: (app) => registerMapboxApi(app, state, { faults, publicUrl }),
    ledger: ({ limit }): MapboxLedger => ({
      calls: state.calls(),
      queries: state.queries().slice(0, limit),
    }),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => undefined,
  };
}
