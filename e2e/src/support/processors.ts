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
  STRIPE: {},
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

type ReaderEntry = {
  readonly id?: string;
  readonly reference_id?: string;
  readonly amount_captured: number;
  readonly amount_refunded: number;
};

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

/** Starts to watch what the card readers of both vendors take; the answer lists the sums, less what went back. */
export async function watchTaken(sandboxUrl: string): Promise<() => Promise<readonly number[]>> {
  const before = new Set((await read()).map(({ id }) => id));
  async function read() {
    const books = ['stripe', 'spin'].map(async (service) => {
      const reply = await fetch(`${sandboxUrl}/_control/${service}/ledger`);
      const { intents, sales } = (await reply.json()) as Readonly<
        Record<string, readonly ReaderEntry[] | undefined>
      >; // what the control interface documents
      return (intents ?? sales ?? []).map((entry) => ({
        id: entry.id ?? entry.reference_id,
        taken: entry.amount_captured - entry.amount_refunded,
      }));
    });
    return (await Promise.all(books)).flat();
  }
  return async () =>
    (await read())
      .filter(({ id, taken }) => !before.has(id) && taken > 0)
      .map(({ taken }) => taken);
}

/** Gives the page an Apple Pay of the sandbox's, with a card in it. */
export async function applePayScript(sandboxUrl: string): Promise<string> {
  const reply = await fetch(`${sandboxUrl}/apple-pay/apple-pay-session.js`);
  if (!reply.ok) throw new Error(`The sandbox has no Apple Pay: ${reply.status}.`);
  return reply.text();
}
