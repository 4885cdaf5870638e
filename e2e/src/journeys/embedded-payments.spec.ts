import type { Page } from '@playwright/test';
import { BROWSER_ARGS, requireBrowser } from '../browser';
import { CardFields, NuveiPage } from '../pages/card-fields';
import type { Product } from '../server';
import { keepNothingIn } from '../support/keep-nothing';
import { openParentSite, type ParentSite } from '../support/parent-page';
import { takingCardsBy, watchBooks } from '../support/processors';
import { COOKIE } from '../support/steps';
import type { Texts } from '../support/texts';
import { expect, type OpenVariant, type Screens, screensOf, test } from '../test';

/** As browsers are by now: nothing of another site's frame is kept but what is kept for that frame alone. */
const APART = [
  '--test-third-party-cookie-phaseout',
  // In the place of Playwright's own list, which has every frame of a site share what it keeps.
  '--disable-features=MediaRouter,Translate',
];
const PRICE = 400;

type Visit = {
  readonly page: Page;
  readonly product: Product;
  readonly texts: Texts;
  readonly openVariant: OpenVariant;
};

/** Requests deferred until the bank has replied; and a picture of the first page, which is left soon. */
const AWAY = /status of 40[29]|preloaded using link preload/u;

/** Nuvei's page declines an amount that ends in .01; to Bambora's bank the guest says no. */
const DECLINED_PRICE = { BAMBORA: PRICE, NUVEI: 401 } as const;

test.use({
  launchOptions: { executablePath: requireBrowser(), args: [...BROWSER_ARGS, ...APART] },
});

for (const service of ['STRIPE', 'BAMBORA', 'NMI', 'NUVEI'] as const) {
  test(`${service} is paid in a frame of a browser that keeps nothing for other sites, by way of the bank’s page, and the order stays over a reload`, async ({
    page,
    product,
    texts,
    openVariant,
    watch,
  }) => {
    watch.allow(AWAY);
    await using parent = await openParentSite();
    const { shop, screens } = await goToPayInFrame(parent, service, {
      page,
      product,
      texts,
      openVariant,
    });
    const { complete } = screens;

    await PAY[service](screens, shop);
    const number = await complete.number();
    await page.frames()[1]?.evaluate(() => location.reload());
    await expect(complete.ticket).toBeVisible();
    expect(await complete.number()).toBe(number);
  });
}

for (const service of ['BAMBORA', 'NUVEI'] as const) {
  const ledger = service === 'NUVEI' ? 'nuvei' : 'bambora';

  test(`in a frame that may keep nothing, who comes back from ${service} has the number of what was paid`, async ({
    page,
    product,
    texts,
    openVariant,
    watch,
  }) => {
    watch.allow(AWAY);
    await keepNothingIn(page, product.url);
    const books = await watchBooks(product.sandboxUrl, ledger);
    await using parent = await openParentSite();
    const { shop, screens } = await goToPayInFrame(parent, service, {
      page,
      product,
      texts,
      openVariant,
    });
    await PAY[service](screens, shop);
    await expect(screens.complete.ticket).toBeVisible();
    expect(await screens.complete.number()).toMatch(/\S/u);
    expect(await books()).toMatchObject([{ amount_captured: PRICE }]);
  });

  test(`in a frame that may keep nothing, who is declined on the page of ${service} can pay again what was chosen`, async ({
    page,
    product,
    texts,
    openVariant,
    watch,
  }) => {
    watch.allow(AWAY);
    await keepNothingIn(page, product.url);
    const books = await watchBooks(product.sandboxUrl, ledger);
    await using parent = await openParentSite();
    const price = DECLINED_PRICE[service];
    const { shop, screens } = await goToPayInFrame(
      parent,
      service,
      { page, product, texts, openVariant },
      price,
    );
    await DECLINE[service](screens, shop);
    await expect(screens.payment.declined).toBeVisible();
    await expect(shop.getByText(texts.money(price)).first()).toBeVisible();
    expect(await books()).toMatchObject([{ amount_captured: 0 }]);
    if (service === 'NUVEI') return;

    await PAY[service](screens, shop);
    await expect(screens.complete.ticket).toBeVisible();
    expect(await books()).toMatchObject([{ amount_captured: price }, { amount_captured: 0 }]);
  });
}

/** From nothing to the page in a frame of `parent` where one cookie is paid; gives the frame and its models. */
async function goToPayInFrame(
  parent: ParentSite,
  service: keyof typeof PAY,
  { page, product, texts, openVariant }: Visit,
  price = PRICE,
): Promise<{ readonly shop: Page; readonly screens: Screens }> {
  const restaurant = await openVariant(
    takingCardsBy(service, price, { embed_origin: parent.origin }),
  );
  await page.goto(parent.holding(`${product.url}/v2/${restaurant.endpoint}/order`));
  const shop = pageInFrame(page);
  const screens = screensOf(shop, texts);
  const { menus, menu, cart, contact } = screens;
  await menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(restaurant.dish(COOKIE).name).click();
  await menu.cartBar.click();
  await cart.checkout.click();
  await contact.fill();
  return { shop, screens };
}

/** The frame, of which the models use what it has in common with a page. */
function pageInFrame(page: Page): Page {
  return page.frames()[1] as unknown as Page;
}

const PAY = {
  async STRIPE({ payment }: Screens) {
    await payment.typeCard('4000002760003184');
    await payment.pay(PRICE).click();
    await payment.answerBank('complete');
  },
  async BAMBORA({ payment }: Screens, shop: Page) {
    await new CardFields(shop, payment.texts).type({ number: '4716519788977219' });
    await payment.pay(PRICE).click();
    await shop.getByRole('button', { name: 'Complete' }).click();
  },
  async NMI({ payment }: Screens, shop: Page) {
    await new CardFields(shop, payment.texts).type({ number: '4111111111111111' });
    await payment.pay(PRICE).click();
  },
  async NUVEI({ payment }: Screens, shop: Page) {
    await payOnNuveiPage(payment, shop, PRICE);
  },
};

const DECLINE = {
  async BAMBORA({ payment }: Screens, shop: Page) {
    await new CardFields(shop, payment.texts).type({ number: '4716519788977219' });
    await payment.pay(PRICE).click();
    await shop.getByRole('button', { name: 'Fail' }).click();
  },
  async NUVEI({ payment }: Screens, shop: Page) {
    await payOnNuveiPage(payment, shop, DECLINED_PRICE.NUVEI);
  },
};

async function payOnNuveiPage({ texts }: Screens['payment'], shop: Page, price: number) {
  const total = texts.money(price);
  const name = texts.t('checkout.payment.other_site_continue', { total });
  await shop.getByRole('button', { name }).click();
  await new NuveiPage(shop, texts).pay();
}
