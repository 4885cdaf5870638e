import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { registerWebhookControls } from '../../webhooks/webhook-controls';
import { registerHostedPage } from './hosted-page/hosted-page-routes';
import { nuveiLedger } from './nuvei-ledger';
import type { NuveiSettings } from './nuvei-settings';
import { NuveiState } from './nuvei-state';
import { registerXml } from './xml/xml-routes';

/** The stand-in for Nuvei: the hosted payment page with its background validation, and XML refunds. */
export function createNuveiService(settings: NuveiSettings): SandboxService {
  const state = new NuveiState(settings);
  const faults = new FaultBox();
  return {
    name: 'nuvei',
    faults,
    register: (app) => {
      void app.register((scope, _options, done) => {
        registerHostedPage(scope, state, faults);
        done();
      });
      void app.register((scope, _options, done) => {
        registerXml(scope, state, faults);
        done();
      });
      registerWebhookControls(app, 'nuvei', state.validations);
    },
    ledger: (query) => nuveiLedger(state, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.close(),
  };
}
