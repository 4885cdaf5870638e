import { inject } from 'vitest';

/** Marks a dish of the test restaurant sold out or back in stock, as its staff do. */
export async function setStock(
  place: { readonly restaurant_id: string; readonly item_id: string },
  is_in_stock: boolean,
): Promise<void> {
  const { restaurant_id, item_id } = place;
  const signed = await post('/api/staff/signIn', { restaurant_id, pin: '4711' });
  const { token } = (await signed.json()) as { token: string }; // the contract's reply
  const reply = await post(`/api/items/${item_id}/stock`, { is_in_stock }, token);
  if (!reply.ok) throw new Error(`The stock could not be set: ${reply.status}`);
}

function post(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${inject('api_url')}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
}
