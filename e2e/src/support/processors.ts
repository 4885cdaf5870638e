import type { PaymentService } from '@comanda/contracts';
import type { BundleChanges } from './bundle-variant';

type Takes = Readonly<Partial<Record<PaymentService, Readonly<Record<string, unknown>>>>>;

/** A restaurant's accounts at each processor: the sandbox's own. */
const ACCOUNTS = {
  NMI: {
    nmi_public_key: 'nmi_sandbox_public_key',
    payment_secrets: {
      nmi_security_key: 'nmi_sandbox_security_key',
      nmi_signing_key: 'nmi_sandbox_signing_key',
    },
  },
  BAMBORA: {
    bambora_mid: '300200578',
    payment_secrets: {
      bambora_passcode: 'bambora_sandbox_passcode',
      bambora_reporting_passcode: 'bambora_sandbox_reporting',
    },
  },
  NUVEI: { nuvei_acct: '33001', payment_secrets: { nuvei_secret: 'SandboxSecret002' } },
  NONE: {},
} as const satisfies Takes;

/** The demo restaurant with another processor, a cookie of this price and no tax, so that the sum is known. */
export function takingCardsBy(
  payment_service: keyof typeof ACCOUNTS,
  price: number,
  restaurant: BundleChanges['restaurant'] = {},
): BundleChanges {
  return {
    restaurant: {
      payment_service,
      tax_percentage: '0',
      is_phone_required: false,
      ...ACCOUNTS[payment_service],
      ...restaurant,
    },
    items: { 'sea-salt-cookie': { price } },
  };
}

type Entry = { readonly amount: number; readonly amount_captured: number };

/** Starts to watch a processor's books in the sandbox; the answer lists what was tried from then on, the newest first. */
export async function watchBooks(
  sandboxUrl: string,
  service: 'bambora' | 'nmi' | 'nuvei',
): Promise<() => Promise<readonly Entry[]>> {
  async function read(): Promise<readonly Entry[]> {
    const reply = await fetch(`${sandboxUrl}/_control/${service}/ledger`);
    const { payments, transactions } = (await reply.json()) as Readonly<
      Record<string, readonly Entry[] | undefined>
    >; // what the control interface documents
    return payments ?? transactions ?? [];
  }
  const { length } = await read();
  return async () => {
    const now = await read();
    return now.slice(0, now.length - length);
  };
}

/** Gives the page an Apple Pay of the sandbox's, with a card in it. */
export async function applePayScript(sandboxUrl: string): Promise<string> {
  const reply = await fetch(`${sandboxUrl}/apple-pay/apple-pay-session.js`);
  if (!reply.ok) throw new Error(`The sandbox has no Apple Pay: ${reply.status}.`);
  return reply.text();
}
