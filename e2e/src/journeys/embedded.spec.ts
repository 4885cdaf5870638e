import type { Page } from '@playwright/test';
import { ENTRY_FILE } from '../support/built-files';
import { holdBack } from '../support/hold-back';
import { openParentSite } from '../support/parent-page';
import { COOKIE } from '../support/steps';
import { neverGiveUp, untilLive } from '../support/taking-over';
import { QUICKER_THAN_CARD_FORM } from '../support/watch-pages';
import { expect, test } from '../test';
import { CORE } from '../tags';

type Heard = { readonly data: unknown; readonly origin: string };

/** Messages the parent page has received. */
function heardBy(page: Page): Promise<readonly Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard); // the page's own script has it
}

/** Says something to the frame from the page around it. */
function say(page: Page, data: unknown): Promise<void> {
  return page.evaluate((message) => {
    const frame = document.querySelector<HTMLIFrameElement>('#shop');
    frame?.contentWindow?.postMessage(message, '*');
  }, data);
}

/** Says the same from a frame of another page beside it. */
async function sayFromBeside(page: Page, src: string, data: unknown): Promise<void> {
  await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), {
          id: 'beside',
          src: address,
        });
        frame.addEventListener('load', resolve, { once: true });
        document.body.append(frame);
      }),
    src,
  );
  const beside = page.frames().find((frame) => frame.url() === src);
  if (!beside) throw new Error(`No frame shows ${src}.`);
  await beside.evaluate((message) => window.parent.frames[0]?.postMessage(message, '*'), data);
  await page.evaluate(() => document.querySelector('#beside')?.remove());
}

test(
  'in a frame of the named origin a guest orders, and the page around it begins anew for the next',
  CORE,
  async ({ page, product, texts, openVariant, watch }) => {
    const { t } = texts;
    watch.allow(QUICKER_THAN_CARD_FORM);
    await using parent = await openParentSite();
    await using stranger = await openParentSite();
    const restaurant = await openVariant({ restaurant: { embed_origin: parent.origin } });
    await page.goto(parent.holding(`${product.url}/v2/${restaurant.endpoint}/order`));
    const shop = page.frameLocator('#shop');
    await expect
      .poll(() => heardBy(page))
      .toEqual([{ data: { type: 'connected' }, origin: new URL(product.url).origin }]);

    await test.step('an order is made there, with a session of the frame’s own', async () => {
      await shop.getByRole('link', { name: restaurant.menuName('All Day'), exact: true }).click();
      const cookie = restaurant.dish(COOKIE);
      await shop.getByRole('button', { name: t('item.add_named', { name: cookie.name }) }).click();
      await shop.getByRole('link', { name: t('cart.view') }).click();
      await shop.getByRole('link', { name: t('cart.checkout') }).click();
      const set = page.waitForResponse('**/api/section/addGuest');
      await shop.getByRole('textbox', { name: t('checkout.contact.name') }).fill('Ada');
      await shop
        .getByRole('textbox', { name: texts.startOf(t('checkout.contact.phone')) })
        .fill('718 555 0199');
      await shop.getByRole('button', { name: t('checkout.contact.continue') }).click();
      expect(await (await set).headerValue('set-cookie')).toMatch(
        /SameSite=None.*Partitioned|Partitioned.*SameSite=None/u,
      );
      await shop.getByRole('radio', { name: texts.startOf(t('checkout.payment.counter')) }).check();
      await shop.getByRole('button', { name: t('checkout.payment.place') }).click();
      await expect(shop.getByRole('region', { name: t('order.complete.number') })).toBeVisible();
      // A receipt stands in no frame.
      const receipt = shop.getByRole('link', { name: t('order.complete.receipt') });
      await expect(receipt).toHaveAttribute('target', '_blank');
    });

    await test.step('nobody else in the window is listened to', async () => {
      await sayFromBeside(page, stranger.beside, { type: 'startReset' });
      await sayFromBeside(page, parent.beside, { type: 'startReset' });
      await say(page, 'startReset');
      await say(page, { type: 'startPayment' });
      // A message of the page around it, answered, comes after all that were sent before.
      await expect(shop.getByRole('region', { name: t('order.complete.number') })).toBeVisible();
      expect(await heardBy(page)).toHaveLength(1);
    });

    await test.step('the page around it begins anew', async () => {
      await say(page, { type: 'startReset' });
      await expect
        .poll(() => heardBy(page))
        .toContainEqual({
          data: { type: 'resetFinished' },
          origin: new URL(product.url).origin,
        });
      await expect(
        shop.getByRole('link', { name: restaurant.menuName('All Day'), exact: true }),
      ).toBeVisible();
      await expect(shop.getByRole('link', { name: t('cart.view') })).toBeHidden();
    });

    await test.step('it hears when nobody is there any more', async () => {
      await page.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('#shop');
        if (frame) frame.src = 'about:blank';
      });
      await expect
        .poll(async () => (await heardBy(page)).map(({ data }) => data))
        .toEqual([{ type: 'connected' }, { type: 'resetFinished' }, { type: 'disconnected' }]);
    });
  },
);

test('a page of another origin can hold no frame of it', async ({
  page,
  product,
  openVariant,
  watch,
}) => {
  watch.allow(/frame-ancestors|Framing/u);
  await using stranger = await openParentSite();
  const restaurant = await openVariant({ restaurant: { embed_origin: 'https://hotel.example' } });
  const refused = page.waitForEvent('console', (message) =>
    /frame-ancestors|Framing/u.test(message.text()),
  );
  await page.goto(stranger.holding(`${product.url}/v2/${restaurant.endpoint}/order`));
  await refused;
  await expect(page.frameLocator('#shop').getByRole('heading', { level: 1 })).toBeHidden();
  expect(await heardBy(page)).toEqual([]);
});

test('where a host forgets to say so, a page of another origin hears nothing and moves nothing', async ({
  page,
  product,
  texts,
  openVariant,
}) => {
  await using stranger = await openParentSite();
  const restaurant = await openVariant({ restaurant: { embed_origin: 'https://hotel.example' } });
  await page.route(`${product.url}/v2/**`, async (route) => {
    const reply = await route.fetch();
    const { 'content-security-policy': _, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
  const cookie = restaurant.dish(COOKIE);
  await page.goto(stranger.holding(`${product.url}/v2/${restaurant.endpoint}/m/${cookie.menu_id}`));
  const shop = page.frameLocator('#shop');
  await shop
    .getByRole('button', { name: texts.t('item.add_named', { name: cookie.name }) })
    .click();
  const bar = shop.getByRole('link', { name: texts.t('cart.view') });
  await expect(bar).toBeVisible();
  for (let times = 0; times < 3; times += 1) await say(page, { type: 'startReset' });
  // Messages arrive in order: when one of the frame's own has come and a frame was drawn, the others were handled.
  await shop.locator('body').evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', () => requestAnimationFrame(resolve), { once: true });
        postMessage('turn', location.origin);
      }),
  );
  await expect(bar).toBeVisible();
  expect(new URL(page.frames()[1]?.url() ?? '').pathname).toContain(`/m/${cookie.menu_id}`);
  expect(await heardBy(page)).toEqual([]);
});

test('a page in no frame talks to nobody', async ({ page, screens, openVariant }) => {
  const restaurant = await openVariant({ restaurant: { embed_origin: 'https://hotel.example' } });
  // Without a frame the page around is the page itself: what it told would come back to it.
  await page.addInitScript(() => {
    const own = window as unknown as { heard: unknown[] }; // a name that the page has no use for
    own.heard = [];
    addEventListener('message', ({ data, origin }) => own.heard.push({ data, origin }));
  });
  await page.goto(`/v2/${restaurant.endpoint}/order`);
  await untilLive(page);
  await expect(screens.menus.menu(restaurant.menuName('All Day'))).toBeVisible();
  expect(await heardBy(page)).toEqual([]);
});

test('in a frame that is out of sight it is ready before anybody scrolls there', async ({
  page,
  product,
  openVariant,
}) => {
  await using parent = await openParentSite();
  const { endpoint } = await openVariant({ restaurant: { embed_origin: parent.origin } });
  await page.goto(parent.holding(`${product.url}/v2/${endpoint}/order`, { below_px: 20_000 }));
  await expect.poll(() => heardBy(page)).toMatchObject([{ data: { type: 'connected' } }]);
});

test('in a frame pictures in view come before the application, as on a page of its own', async ({
  page,
  product,
  openVariant,
}) => {
  await using parent = await openParentSite();
  const restaurant = await openVariant({ restaurant: { embed_origin: parent.origin } });
  const { menu_id } = restaurant.dish(COOKIE);
  await neverGiveUp(page);
  const letThrough = await holdBack(page, `**${ENTRY_FILE}`);
  const menu = `${product.url}/v2/${restaurant.endpoint}/m/${menu_id}`;
  await page.goto(parent.holding(menu, { height_px: 2_000 }), { waitUntil: 'commit' });
  const shop = page.frameLocator('#shop');
  await expect(shop.locator('main img[loading="lazy"]').first()).toBeVisible();
  // Before its first picture a frame cannot tell what is in view: one category that rested then would stay without its own.
  await expect(shop.locator('html')).not.toHaveAttribute('data-rests');
  letThrough();
});
