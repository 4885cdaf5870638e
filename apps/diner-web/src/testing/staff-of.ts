import { inject } from 'vitest';

type Call = { readonly guest_name: string; readonly request: string };
type PlacedOrder = { readonly guest_name: string; readonly order_number: string };

/** What the staff of a restaurant see: who calls, and what was ordered. */
export async function staffOf(endpoint: string, pin: string) {
  const { restaurant } = await read<{ restaurant: { restaurant_id: string } }>(
    `/restaurant/${endpoint}`,
  );
  const body = JSON.stringify({ restaurant_id: restaurant.restaurant_id, pin });
  const headers = { 'content-type': 'application/json' };
  const signed = await fetch(`${inject('api_url')}/api/staff/signIn`, {
    method: 'POST',
    headers,
    body,
  });
  const { token } = (await signed.json()) as { token: string }; // the contract's reply
  return {
    calls: async () => (await read<{ calls: Call[] }>('/staff/calls', token)).calls,
    orders: async () => (await read<{ orders: PlacedOrder[] }>('/staff/orders', token)).orders,
  };
}

async function read<Reply>(path: string, token?: string): Promise<Reply> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await fetch(`${inject('api_url')}/api${path}`, { headers });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return (await reply.json()) as Reply; // the contract's reply
}
