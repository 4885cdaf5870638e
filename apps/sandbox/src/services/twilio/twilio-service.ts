import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { registerWebhookControls } from '../../webhooks/webhook-controls';
import { twilioLedger } from './twilio-ledger';
import type { TwilioSettings } from './twilio-settings';
import { TwilioState } from './twilio-state';
import { registerTwilioApi } from './wire/twilio-api';

/** The stand-in for Twilio: texts with their status callbacks, and Verify. */
export function createTwilioService(settings: TwilioSettings): SandboxService {
  const state = new TwilioState(settings);
  const faults = new FaultBox();
  return {
    name: 'twilio',
    faults,
    register: (app) => {
      void app.register((scope, _options, done) => {
        registerTwilioApi(scope, state, faults);
        done();
      });
      registerWebhookControls(app, 'twilio', state.callbacks);
    },
    ledger: (query) => twilioLedger(state, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.close(),
  };
}
