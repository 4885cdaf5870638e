import { Stripe } from 'stripe';

/** It is asked twice, and both must end before a key's lease does. */
const LONGEST_MS = 8_000;
const NETWORK_RETRIES = 1;

/** Stripe's own SDK, pointed at its own servers or at a base URL (the sandbox). */
export function createStripeClient(
  secret_key: string,
  api_base: string | null,
  patience_ms = LONGEST_MS,
): Stripe {
  return new Stripe(secret_key, {
    ...(api_base === null ? {} : address(api_base)),
    timeout: Math.min(patience_ms, LONGEST_MS),
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
  });
}

function address(api_base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(api_base);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? 'http' : 'https',
  };
}
