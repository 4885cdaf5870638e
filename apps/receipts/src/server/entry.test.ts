// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { placeOrder } from '../testing/place-order';
import { pages } from './entry';

const site = {
  template: readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
    '<head>',
    '<head><link rel="stylesheet" crossorigin href="/style.css">',
  ),
  styles: 'body{margin:0}',
  origin: 'https://order.example',
};

async function draw(address: string, language: 'en' | 'fr') {
  const replies = await Promise.all(
    (pages.callsFor(address, language) ?? []).map(async (path) => {
      const reply = await fetch(inject('api_url') + path);
      return reply.ok ? reply.json() : null;
    }),
  );
  return pages.draw({ now: new Date(), language, replies }, site);
}

test('the whole receipt is in the document, in the restaurant’s colours', async () => {
  const order = await placeOrder('Zoë <b>');
  const { html, styles, isMissing } = await draw(`/receipts/${order.guest_id}`, 'en');
  const [, body = ''] = html.split('<div id="root">');
  expect(isMissing).toBe(false);
  expect(html).toContain(`<title>Receipt ${order.order_number} · Harbor Burger &amp; Bowl</title>`);
  expect(body).toContain(`Order ${order.order_number}`);
  expect(body).toContain('For Zoë &lt;b&gt;');
  expect(body).toContain('Extra napkins');
  expect(body).not.toContain(' style="');
  expect(styles).toHaveLength(3);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

test('in French, also at the former address', async () => {
  const order = await placeOrder('Léa');
  const { html } = await draw(`/receipts-old/${order.guest_id}`, 'fr');
  expect(html).toMatch(/<html lang="fr"/u);
  expect(html).toContain(`Commande ${order.order_number}`);
});

test('a link to nothing is a page that is missing', async () => {
  const nobody = '01920000-0000-7000-8000-000000000000';
  const { html, isMissing } = await draw(`/receipts/${nobody}`, 'en');
  expect(isMissing).toBe(true);
  expect(html).toContain('<title>Receipt not found<');
});

test.each(['/receipts/xyz', '/receipts/..%2Fstaff', '/receipts-old/nobody?order=1'])(
  'an address of no guest calls nothing and is missing: %s',
  async (address) => {
    expect(pages.callsFor(address, 'en')).toEqual([]);
    const { html, isMissing } = await draw(address, 'en');
    expect(isMissing).toBe(true);
    expect(html).toContain('<title>Receipt not found<');
  },
);

test('the order that an address names is asked for', async () => {
  const { guest_id, order_id } = await placeOrder('Ann');
  const address = `/receipts/${guest_id}?order=${order_id}`;
  expect(pages.callsFor(address, 'en')).toEqual([
    `/api/guests/${guest_id}?language=en&order_id=${order_id}`,
  ]);
  expect((await draw(address, 'en')).isMissing).toBe(false);
  const other = await draw(`/receipts/${guest_id}?order=${guest_id}`, 'en');
  expect(other.isMissing).toBe(true);
});
