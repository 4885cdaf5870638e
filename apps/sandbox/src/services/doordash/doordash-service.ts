import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { registerWebhookControls } from '../../webhooks/webhook-controls';
import { registerDoorDashControls } from './doordash-controls';
import { doorDashLedger } from './doordash-ledger';
import type { DoorDashSettings } from './doordash-settings';
import { DoorDashState } from './doordash-state';
import { registerDoorDashApi } from './wire/doordash-api';

/** The stand-in for DoorDash Drive: quotes, deliveries that go their way, webhooks. */
export function createDoorDashService(settings: DoorDashSettings): SandboxService {
  const state = new DoorDashState(settings);
  const faults = new FaultBox();
  return {
    name: 'doordash',
    faults,
    register: (app) => {
      registerDoorDashApi(app, state, faults);
      registerDoorDashControls(app, state);
      registerWebhookControls(app, 'doordash', state.webhooks);
    },
    ledger: (query) => doorDashLedger(state, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.close(),
  };
}
