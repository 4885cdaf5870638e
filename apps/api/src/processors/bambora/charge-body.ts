import type { Charge, KnownPayment, ProviderRef } from '../processor';

type Token = Extract<Charge, { kind: 'token' }>;

/** Fewest and most letters of a name that Bambora takes. */
const SHORTEST_NAME = 4;
const LONGEST_NAME = 64;

/** Body to charge a token of customcheckout or of Apple Pay. */
export function chargeBody(
  { provider_ref }: ProviderRef,
  payment: KnownPayment,
  charge: Token,
  { term_url, apple_pay_merchant_id }: { term_url: string; apple_pay_merchant_id: string },
): object {
  const common = {
    order_number: provider_ref,
    // A decimal number: cents over a hundred is the nearest to what it says, and is written with two places.
    amount: payment.amount / 100,
    customer_ip: charge.client.ip,
  };
  if (charge.method === 'WALLET') {
    const apple_pay = { apple_pay_merchant_id, payment_token: charge.token, complete: true };
    return { ...common, payment_method: 'apple_pay', apple_pay };
  }
  const token = { code: charge.token, name: nameOf(charge.name), complete: true };
  return {
    ...common,
    payment_method: 'token',
    token: { ...token, ...threeDSecure(charge) },
    term_url,
  };
}

function threeDSecure({ client }: Token): object {
  const { browser } = client;
  if (browser === null) return {};
  return {
    '3d_secure': {
      browser: {
        accept_header: client.accept,
        java_enabled: String(browser.java_enabled),
        language: browser.language,
        color_depth: `${browser.color_depth}bits`,
        screen_height: browser.screen_height,
        screen_width: browser.screen_width,
        time_zone: browser.time_zone,
        user_agent: client.user_agent,
        javascript_enabled: true,
      },
      enabled: true,
      version: 2,
      auth_required: false,
    },
  };
}

function nameOf(name: string): string {
  const trimmed = name.trim().slice(0, LONGEST_NAME);
  return trimmed.length >= SHORTEST_NAME ? trimmed : `Guest ${trimmed}`.trim();
}
