import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { registerWebhookControls } from '../../webhooks/webhook-controls';
import { registerNashControls } from './nash-controls';
import { nashLedger } from './nash-ledger';
import type { NashSettings } from './nash-settings';
import { NashState } from './nash-state';
import { registerNashApi } from './wire/nash-api';

/** The stand-in for Nash: couriers' quotes, deliveries that go their way, signed webhooks. */
export function createNashService(settings: NashSettings): SandboxService {
  const state = new NashState(settings);
  const faults = new FaultBox();
  return {
    name: 'nash',
    faults,
    register: (app) => {
      registerNashApi(app, state, faults);
      registerNashControls(app, state);
      registerWebhookControls(app, 'nash', state.webhooks);
    },
    ledger: (query) => nashLedger(state, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.close(),
  };
}
