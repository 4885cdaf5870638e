import type { PaymentService } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import type { Config } from '../config';

/** Hosts outside of ours, by what a page may do with them. */
export type Sources = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  /** Where a form may be sent. */
  readonly form: readonly string[];
};

/** The services whose own script and frames a page of ours holds. */
const WITH_SCRIPTS = ['STRIPE', 'NMI', 'BAMBORA'] as const satisfies PaymentService[];

const NONE: Sources = { script: [], frame: [], connect: [], form: [] };

/**
 * The hosts of payment services: of the one that the restaurant of a page uses, or, where no restaurant is known, of every
 * one that a restaurant of this deployment may use. A stand-in takes the place of the service it stands in for, and nothing
 * else.
 */
export function paymentSources(
  config: Pick<Config, 'payments' | 'stripe'>,
  services: readonly PaymentService[] = WITH_SCRIPTS,
): Sources {
  const all = services.map((service) => sourcesOf(service, config));
  function union(of: keyof Sources): readonly string[] {
    return [...new Set(all.flatMap((sources) => sources[of]))];
  }
  return {
    script: union('script'),
    frame: union('frame'),
    connect: union('connect'),
    form: union('form'),
  };
}

function sourcesOf(
  service: PaymentService,
  { stripe, payments }: Pick<Config, 'payments' | 'stripe'>,
): Sources {
  switch (service) {
    case 'STRIPE':
      return stripe === null ? NONE : stripeSources(stripe);
    case 'NMI':
      return nmiSources(payments);
    case 'BAMBORA':
      return bamboraSources(payments);
    // Nuvei's page takes the whole window, and is no part of ours.
    case 'NUVEI':
    case 'NONE':
      return NONE;
    default:
      return assertNever(service);
  }
}

/** https://docs.stripe.com/security/guide#content-security-policy */
function stripeSources({ jsUrl, apiBase }: NonNullable<Config['stripe']>): Sources {
  const standIns = originsOf(jsUrl, apiBase);
  if (standIns.length > 0) return standIn(standIns);
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    script: scripts,
    frame: [...scripts, 'https://hooks.stripe.com'],
    // A kiosk's page speaks to the reader beside it under a name of Stripe's that leads into its own network.
    connect: ['https://api.stripe.com', 'https://*.device.stripe-terminal-local-reader.net:*'],
    form: [],
  };
}

/** Collect.js, its frames and its calls are all of one host. */
function nmiSources({ nmiScriptUrl }: Config['payments']): Sources {
  return standIn(originsOf(nmiScriptUrl ?? 'https://secure.nmi.com'));
}

/** customcheckout, its frames and tokens; and the page of the guest's bank, which may be any bank's. */
function bamboraSources({ bamboraScriptUrl }: Config['payments']): Sources {
  if (bamboraScriptUrl !== null) {
    const origins = originsOf(bamboraScriptUrl);
    return { ...standIn(origins), form: origins };
  }
  const host = 'https://libs.na.bambora.com';
  return {
    script: [host],
    frame: [host],
    connect: [host, 'https://api.na.bambora.com'],
    form: ['https:'],
  };
}

function standIn(origins: readonly string[]): Sources {
  return { script: origins, frame: origins, connect: origins, form: [] };
}

function originsOf(...urls: readonly (string | null)[]): readonly string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
}
