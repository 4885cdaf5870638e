import type { Page } from '@playwright/test';
import { BROWSER_ARGS, requireBrowser } from '../browser';
import { CardFields, NuveiPage } from '../pages/card-fields';
import { openParentSite } from '../support/parent-page';
import { takingCardsBy } from '../support/processors';
import { COOKIE } from '../support/steps';
import { expect, type Screens, screensOf, test } from '../test';

/** As browsers are by now: nothing of another site's frame is kept but what is kept for that frame alone. */
const APART = [
  '--test-third-party-cookie-phaseout',
  // In the place of Playwright's own list, which has every frame of a site share what it keeps.
  '--disable-features=MediaRouter,Translate',
];
const PRICE = 400;

test.use({
  launchOptions: { executablePath: requireBrowser(), args: [...BROWSER_ARGS, ...APART] },
});

for (const service of ['STRIPE', 'BAMBORA', 'NMI', 'NUVEI'] as const) {
  test(`${service} is paid in a frame of a browser that keeps nothing for other sites, by way of the bank’s page, and the order stays over a reload`, async ({
    page,
    house,
    texts,
    openVariant,
    watch,
  }) => {
    // What is put off until the bank has answered; and a picture of the first page, which is left soon.
    watch.allow(/status of 40[29]|preloaded using link preload/u);
    await using parent = await openParentSite();
    const restaurant = await openVariant(
      takingCardsBy(service, PRICE, { embed_origin: parent.origin }),
    );
    await page.goto(parent.holding(`${house.url}/v2/${restaurant.endpoint}/order`));
    const shop = pageInFrame(page);
    const screens = screensOf(shop, texts);
    const { menus, menu, cart, contact, complete } = screens;
    await menus.openMenu(restaurant.menuName('All Day'));
    await menu.quickAdd(restaurant.dish(COOKIE).name).click();
    await menu.cartBar.click();
    await cart.checkout.click();
    await contact.fill();

    await PAY[service](screens, shop);
    const number = await complete.number();
    await page.frames()[1]?.evaluate(() => location.reload());
    await expect(complete.ticket).toBeVisible();
    expect(await complete.number()).toBe(number);
  });
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
    const { t, money } = payment.texts;
    const total = money(PRICE);
    await shop
      .getByRole('button', { name: t('checkout.payment.other_site_continue', { total }) })
      .click();
    await new NuveiPage(shop, payment.texts).pay();
  },
};
