import type { FastifyInstance } from 'fastify';

import type { CardDevice } from '../../devices/card-device';
import { FaultBox } from '../../faults/fault-box';
import type { SandboxService } from '../../service';
import { registerWebhookControls } from '../../webhooks/webhook-controls';
import { registerStripePages } from './pages/stripe-pages';
import { stripeLedger } from './stripe-ledger';
import type { StripeSettings } from './stripe-settings';
import { StripeState } from './stripe-state';
import { registerTerminalSdk } from './terminal/sdk-routes';
import { registerStripeApi } from './wire/stripe-api';

/** The stand-in for Stripe: its API, its browser script, the bank's challenge page, its webhooks, its card readers. */
export function createStripeService(
  settings: StripeSettings,
  publicUrl: string | undefined,
): SandboxService & { readonly devices: () => readonly CardDevice[] } {
  const state = new StripeState(settings, publicUrl);
  const faults = new FaultBox();
  return {
    name: 'stripe',
    faults,
    devices: () => state.terminals.devices(),
    register: (app: FastifyInstance) => {
      void app.register((scope, _options, done) => {
        registerStripeApi(scope, state, faults);
        done();
      });
      void app.register((scope, _options, done) => {
        registerStripePages(scope, state);
        registerTerminalSdk(scope, state, faults);
        done();
      });
      registerWebhookControls(app, 'stripe', state.webhooks);
    },
    ledger: (query) => stripeLedger(state.books, query),
    reset: () => {
      faults.clear();
      state.reset();
    },
    close: () => state.close(),
  };
}
