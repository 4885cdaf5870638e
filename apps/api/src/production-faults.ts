import type { Config } from './config';
import { standInsOf } from './payment-config';

type ProductionFault = { readonly name: string; readonly message: string };

/**
 * The settings that are right for trying and wrong for business: money that does not move, secrets that go to a stand-in,
 * orders that a power cut loses. None in development, which says so itself.
 */
export function productionFaults(config: Config): ProductionFault[] {
  if (config.isDevelopment) return [];
  return [...storageFaults(config), ...keyFaults(config), ...addressFaults(config)];
}

/** Returns a configuration that a server may start with; throws an Error that lists every fault, one per line. */
export function requireSafe(config: Config): Config {
  const faults = config.allowsSandbox ? [] : productionFaults(config);
  if (faults.length === 0) return config;
  const lines = faults.map(({ name, message }) => `  ${name}: ${message}`);
  throw new Error(
    `The environment is not safe for business:\n${lines.join('\n')}\nALLOW_SANDBOX=1 starts all the same; NODE_ENV=development is for working on Comanda.`,
  );
}

function storageFaults({ databaseUrl, publicUrl }: Config): ProductionFault[] {
  const faults = [];
  if (databaseUrl === null)
    faults.push({
      name: 'DATABASE_URL',
      message: 'is missing; the embedded database can lose the last orders in a power cut',
    });
  if (!isEncrypted(publicUrl))
    faults.push({
      name: 'PUBLIC_URL',
      message: 'does not begin with https; browsers offer no wallets and keep no sessions there',
    });
  return faults;
}

function keyFaults({ stripe }: Config): ProductionFault[] {
  if (stripe === null) return [];
  const message = 'is a test key; no money moves';
  const faults = [];
  if (/^[rs]k_test_/.test(stripe.secretKey)) faults.push({ name: 'STRIPE_SECRET_KEY', message });
  if (stripe.publishableKey.startsWith('pk_test_'))
    faults.push({ name: 'STRIPE_PUBLISHABLE_KEY', message });
  return faults;
}

/** Processors are reached at their own addresses; other services may have several, and are asked with encryption. */
function addressFaults({ stripe, payments, readers, texts, couriers }: Config): ProductionFault[] {
  const message = 'is not the service’s own address; keys and money would go to a stand-in';
  const replaced = [
    ...(stripe?.apiBase ? ['STRIPE_API_BASE'] : []),
    ...(stripe?.jsUrl ? ['STRIPE_JS_URL'] : []),
    ...(readers.terminalJsUrl === null ? [] : ['STRIPE_TERMINAL_JS_URL']),
    ...standInsOf(payments),
  ];
  const others: readonly (readonly [string, string | undefined])[] = [
    ['SPIN_BASE', readers.spinBase],
    ['TWILIO_API_BASE', texts.twilio?.apiBase],
    ['TWILIO_VERIFY_BASE', texts.twilio?.verifyBase],
    ['NASH_API_BASE', couriers.nash?.apiBase],
    ['DOORDASH_API_BASE', couriers.doordash?.apiBase],
  ];
  return [
    ...replaced.map((name) => ({ name, message })),
    ...others.flatMap(([name, address]) =>
      address === undefined || isEncrypted(address)
        ? []
        : [{ name, message: 'is not encrypted; keys and guests’ numbers would be readable' }],
    ),
  ];
}

function isEncrypted(address: string): boolean {
  return new URL(address).protocol === 'https:';
}
