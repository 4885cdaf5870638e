import { type ReaderShop, STRIPE_READER } from './start-readers';

type Intent = { readonly client_secret: string };

/** Does what the script of a kiosk's page does at Stripe's reader: reads a card and charges it. Resolves with Stripe's reply. */
export async function readCard(
  shop: ReaderShop,
  { client_secret }: Intent,
  card: object = { number: '4242424242424242' },
) {
  const path = `/terminal/${shop.restaurant_id}/connectionToken`;
  const { body } = await shop.call('GET', path, undefined, shop.kiosk);
  const { session } = await sdk('connect', { token: body.connection_token, reader: STRIPE_READER });
  const reading = sdk('collect', { session, client_secret });
  await shop.asking(STRIPE_READER);
  await shop.act('present', card, STRIPE_READER);
  const { paymentIntent } = await reading;
  const payment_method = paymentIntent.sdk_payment_details.id;
  return await sdk('process', { session, client_secret, payment_method });

  async function sdk(name: string, input: object) {
    const response = await fetch(`${shop.sandboxUrl}/stripe/terminal/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- the sandbox's own words
    return (await response.json()) as any;
  }
}
