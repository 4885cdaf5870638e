import { startProduct, type Product } from '../server';
import { expect, test as base } from '../test';
import { openBranch, waitUntilListed } from './open-branch';

/** A product that has Mapbox's tokens; its calls are the sandbox's. */
const test = base.extend<object, { readonly product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern to read fixtures from
    async ({}, use) => {
      const product = await startProduct({
        MAPBOX_TOKEN: 'sk.sandbox',
        MAPBOX_PUBLIC_TOKEN: 'pk.sandbox',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.beforeEach(({ watch }) => watch.allow(/GL Driver Message|GPU stall|WebGL/u));

test('with a token the map and the places are Mapbox’s', async ({
  page,
  request,
  product,
  openVariant,
}) => {
  await openBranch(openVariant, 'Chandlers Wharf', -70.25);
  await waitUntilListed(request, 'Chandlers Wharf');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/gklocations');
  await expect(page.locator('[data-ready] canvas.mapboxgl-canvas')).toBeVisible();
  const card = page.getByRole('button', { name: 'Chandlers Wharf' }).first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');

  const field = page.getByRole('searchbox');
  await field.fill('04101');
  await field.press('Enter');
  await expect(page.getByText(/0\.\d\d mi/u).first()).toBeVisible();
  const ledger = await request.get(`${product.sandboxUrl}/_control/mapbox/ledger`);
  const { calls, queries } = await ledger.json();
  expect(Object.keys(calls)).toEqual(
    expect.arrayContaining(['style', 'tileset', 'tile', 'geocode']),
  );
  expect(queries).toContain('04101');
});
