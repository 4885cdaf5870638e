import type { CardDevice } from '../../devices/card-device';
import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { spinLedger } from './spin-ledger';
import type { SpinSettings } from './spin-settings';
import { SpinState } from './spin-state';
import { registerJsonApi } from './wire/json-routes';
import { registerXmlApi } from './wire/xml-routes';

/** The stand-in for cloud terminals that speak SPIn: a sale waits until somebody shows a card to the device. */
export function createSpinService(
  settings: SpinSettings,
): SandboxService & { readonly devices: readonly CardDevice[] } {
  const state = new SpinState(settings);
  const faults = new FaultBox();
  return {
    name: 'spin',
    faults,
    devices: state.devices,
    register: (app) => {
      registerJsonApi(app, state, faults);
      registerXmlApi(app, state, faults);
      app.post('/_control/spin/declineReturn', () => {
        state.declineNextReturn();
        return {};
      });
    },
    ledger: (query) => spinLedger(state, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.reset(),
  };
}
