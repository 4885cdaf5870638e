import type { Page } from '@playwright/test';
import { checkScreen, violationsOf } from '../support/check-screen';
import { CORE } from '../tags';
import { expect, test } from '../test';
import { openBranch, waitUntilListed } from './open-branch';

/** Drivers without a graphics card say that reading a picture back is slow. */
const SLOW_GRAPHICS = /GL Driver Message|GPU stall|WebGL/u;

test.beforeEach(({ watch }) => watch.allow(SLOW_GRAPHICS));

async function searchFor(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox');
  await field.fill(text);
  await field.press('Enter');
}

test('a postal code leads to an order in three actions', CORE, async ({ page, openVariant }) => {
  const { endpoint } = await openBranch(openVariant, 'Pier Street', -70.25);
  await page.goto('/gklocations');
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await searchFor(page, '04101');
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /(?:Order|Preorder) Pier Street/u })
    .first()
    .click();
  await expect(await opened).toHaveURL(new RegExp(`/${endpoint}|/v2/${endpoint}`, 'u'));
});

test('the list comes with the document, and is what the page goes on with', async ({
  page,
  request,
  openVariant,
}) => {
  await openBranch(openVariant, 'Mill Lane', -70.26);
  await waitUntilListed(request, 'Mill Lane');
  await page.goto('/gklocations');
  await expect(page.getByRole('heading', { name: 'Mill Lane' }).first()).toBeVisible();
  await checkScreen(page, 'the locator');
});

test('the outline is drawn without a service, and a card moves it', async ({
  page,
  request,
  openVariant,
}) => {
  await openBranch(openVariant, 'Dock Road', -70.28);
  await waitUntilListed(request, 'Dock Road');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/gklocations');
  await expect(page.locator('[data-ready] canvas')).toBeVisible();
  const card = page.getByRole('button', { name: 'Dock Road' }).first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('the device’s position finds the nearest, and stays out of the address', async ({
  page,
  context,
  openVariant,
}) => {
  await openBranch(openVariant, 'Quay Side', -70.29);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.66, longitude: -70.29 });
  await page.goto('/gklocations');
  await expect(page.getByText('0.00 mi').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quay Side', pressed: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
