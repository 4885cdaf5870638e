import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { registerApplePay } from './apple-pay/apple-pay-routes';
import { registerControls } from './control/control-routes';
import { registerDevices } from './devices/device-routes';
import { registerReaderPage } from './devices/reader-page-routes';
import { registerParentPage } from './embedding/parent-page-routes';
import { registerPage } from './page/page-routes';
import { registerFieldFiles } from './hosted-fields/field-routes';
import { createBamboraService } from './services/bambora/bambora-service';
import { defaultBamboraSettings } from './services/bambora/bambora-settings';
import { createDoorDashService } from './services/doordash/doordash-service';
import { defaultDoorDashSettings } from './services/doordash/doordash-settings';
import { createHubSpotService } from './services/hubspot/hubspot-service';
import { defaultHubSpotSettings } from './services/hubspot/hubspot-settings';
import { createMapboxService } from './services/mapbox/mapbox-service';
import { createNashService } from './services/nash/nash-service';
import { defaultNashSettings } from './services/nash/nash-settings';
import { createNmiService } from './services/nmi/nmi-service';
import { defaultNmiSettings } from './services/nmi/nmi-settings';
import { createNuveiService } from './services/nuvei/nuvei-service';
import { defaultNuveiSettings } from './services/nuvei/nuvei-settings';
import { createSpinService } from './services/spin/spin-service';
import { defaultSpinSettings } from './services/spin/spin-settings';
import { createStripeService } from './services/stripe/stripe-service';
import { defaultStripeSettings } from './services/stripe/stripe-settings';
import { createTwilioService } from './services/twilio/twilio-service';
import { defaultTwilioSettings } from './services/twilio/twilio-settings';
import type { SandboxOptions } from './settings';

export type { FaultRequest } from './faults/fault';
export type { BamboraLedger } from './services/bambora/bambora-ledger';
export type { DoorDashLedger } from './services/doordash/doordash-ledger';
export type { MapboxLedger } from './services/mapbox/mapbox-service';
export type { NashLedger } from './services/nash/nash-ledger';
export type { NmiLedger } from './services/nmi/nmi-ledger';
export type { NuveiLedger } from './services/nuvei/nuvei-ledger';
export type { SpinLedger } from './services/spin/spin-ledger';
export type { LedgerIntent, StripeLedger } from './services/stripe/stripe-ledger';
export type { TwilioLedger } from './services/twilio/twilio-ledger';
export type { SandboxOptions } from './settings';

/** Builds the sandbox without listening; closing it also ends timers and deliveries. */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const app = fastify({
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false } },
    // A request that a fault has hung would otherwise keep the process alive.
    forceCloseConnections: true,
    genReqId: () => '',
    logger: { level: 'warn' },
  });
  const stripe = createStripeService(
    { ...defaultStripeSettings, ...options.stripe },
    options.publicUrl,
  );
  const twilio = createTwilioService({ ...defaultTwilioSettings, ...options.twilio });
  const nmi = createNmiService({ ...defaultNmiSettings, ...options.nmi });
  const bambora = createBamboraService({ ...defaultBamboraSettings, ...options.bambora });
  const nuvei = createNuveiService({ ...defaultNuveiSettings, ...options.nuvei });
  const spin = createSpinService({ ...defaultSpinSettings, ...options.spin });
  const nash = createNashService({ ...defaultNashSettings, ...options.nash });
  const doordash = createDoorDashService({ ...defaultDoorDashSettings, ...options.doordash });
  const hubspot = createHubSpotService({ ...defaultHubSpotSettings, ...options.hubspot });
  const mapbox = createMapboxService(options.publicUrl);
  const services = [stripe, nuvei, spin, nmi, bambora, twilio, nash, doordash, hubspot, mapbox];
  for (const service of services) service.register(app);
  registerFieldFiles(app);
  registerApplePay(app);
  registerControls(app, services);
  registerDevices(app, () => [...spin.devices, ...stripe.devices()]);
  registerReaderPage(app);
  registerParentPage(app, options.stripe?.webhookUrl ?? defaultStripeSettings.webhookUrl);
  registerPage(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.addHook('onClose', (_instance, done) => {
    for (const service of services) service.close();
    done();
  });
  return app;
}
