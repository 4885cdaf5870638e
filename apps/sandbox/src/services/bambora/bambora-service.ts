import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { bamboraLedger } from './bambora-ledger';
import type { BamboraSettings } from './bambora-settings';
import { BamboraState } from './bambora-state';
import { registerChallenge } from './wire/challenge-routes';
import { registerBamboraApi } from './wire/bambora-api';
import { registerCustomCheckout } from './wire/custom-checkout-routes';
import { registerTokenize } from './wire/tokenize-routes';

/** The stand-in for Bambora of North America: tokens, payments, reports. It has no webhooks. */
export function createBamboraService(settings: BamboraSettings): SandboxService {
  const state = new BamboraState(settings);
  const faults = new FaultBox();
  return {
    name: 'bambora',
    faults,
    register: (app) => {
      registerBamboraApi(app, state, faults);
      registerTokenize(app, state);
      void app.register((scope, _options, done) => {
        registerChallenge(scope, state);
        done();
      });
      registerCustomCheckout(app);
    },
    ledger: (query) => bamboraLedger(state, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.reset(),
  };
}
