/** One payment as the provider's books have it. */
export type LedgerIntent = {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly charges: readonly { readonly status: string; readonly amount: number }[];
};

export type Sandbox = ReturnType<typeof openSandbox>;

/** The other side of the payments: its books, and what can be made to go wrong there. */
export function openSandbox(url: string) {
  async function control<Reply>(path: string, body?: object): Promise<Reply> {
    const reply = await fetch(`${url}/_control/stripe/${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${path}.`);
    return (await reply.json()) as Reply; // what the control interface documents
  }

  async function intentsOf(restaurant_id: string): Promise<readonly LedgerIntent[]> {
    const query = new URLSearchParams({ 'metadata[restaurant_id]': restaurant_id });
    const { intents } = await control<{ intents: readonly LedgerIntent[] }>(`ledger?${query}`);
    return intents;
  }

  return {
    /** Starts to watch the payments of a restaurant; the answer lists those opened from then on. */
    async watchPayments(restaurant_id: string): Promise<() => Promise<readonly LedgerIntent[]>> {
      const before = new Set((await intentsOf(restaurant_id)).map(({ id }) => id));
      return async () => (await intentsOf(restaurant_id)).filter(({ id }) => !before.has(id));
    },
    /** Sets the handling of the events about one restaurant's payments. */
    async deliverWebhooks(restaurant_id: string, mode: 'deliver' | 'drop' | 'duplicate' | 'hold') {
      await control('webhooks', { mode, match: { metadata: { restaurant_id } } });
    },
  };
}
