import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { registerWebhookControls } from '../../webhooks/webhook-controls';
import { nmiLedger } from './nmi-ledger';
import type { NmiSettings } from './nmi-settings';
import { NmiState } from './nmi-state';
import { registerNmiApi } from './wire/nmi-api';
import { registerCollect } from './wire/collect-routes';
import { registerTokenize } from './wire/tokenize-routes';

/** The stand-in for NMI: transact.php, query.php, its webhooks, and tokens for cards. */
export function createNmiService(settings: NmiSettings): SandboxService {
  const state = new NmiState(settings);
  const faults = new FaultBox();
  return {
    name: 'nmi',
    faults,
    register: (app) => {
      void app.register((scope, _options, done) => {
        registerNmiApi(scope, state, faults);
        done();
      });
      registerTokenize(app, state);
      registerCollect(app);
      registerWebhookControls(app, 'nmi', state.webhooks);
      app.post('/_control/nmi/settle', () => ({ settled: state.settleBatch() }));
    },
    ledger: (query) => nmiLedger(state, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.close(),
  };
}
