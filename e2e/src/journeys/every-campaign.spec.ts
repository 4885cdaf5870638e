import type { Page } from '@playwright/test';
import { ItemSheet } from '../pages/item-sheet';
import { COOKIE, addCookie } from '../support/steps';
import type { Texts } from '../support/texts';
import { QUICKER_THAN_CARD_FORM } from '../support/watch-pages';
import { expect, type Screens, test } from '../test';

const COUNT = 3;
const COOKIES = { items: ['sea-salt-cookie'] };

/** One promotion of each kind for three cookies, and what it takes off. */
const CAMPAIGNS = [
  {
    key: 'spend',
    campaign: {
      campaign_type: 'CAMPAIGN_SPEND_AND_GET',
      spend_and_get: { min_spend: 1000 },
      select_reward_item: true,
      discount: { discount_type: 'DISCOUNT_ITEM', count: 1, ...COOKIES },
    },
    // The reward is a fourth one, and free.
    saves: (price: number) => price,
    units: COUNT + 1,
    take: pickReward,
  },
  {
    key: 'bundle',
    campaign: {
      campaign_type: 'CAMPAIGN_PURCHASE_AND_GET',
      purchase_and_get: {
        item_groups: [{ key: 'two', name: 'Two cookies', count: 2, ...COOKIES }],
      },
      discount: { discount_type: 'DISCOUNT_SPECIAL_PRICE', price: 600 },
    },
    saves: (price: number) => 2 * price - 600,
    units: COUNT,
    take: null,
  },
  {
    key: 'percent',
    campaign: {
      campaign_type: 'CAMPAIGN_DISCOUNTED_ENTITY',
      discounted_entity: COOKIES,
      code: 'CRUMBS',
      discount: { discount_type: 'DISCOUNT_PERCENT', price: 25 },
    },
    saves: (price: number) => Math.round((COUNT * price) / 4),
    units: COUNT,
    take: typeCode,
  },
  {
    key: 'cents',
    campaign: {
      campaign_type: 'CAMPAIGN_SPEND_AND_GET',
      spend_and_get: { min_spend: 1000 },
      discount: { discount_type: 'DISCOUNT_CENTS', price: 150 },
    },
    saves: () => 150,
    units: COUNT,
    take: null,
  },
] as const;

type Step = (visit: {
  page: Page;
  screens: Screens;
  texts: Texts;
  cookie: string;
}) => Promise<void>;

for (const { key, campaign, saves, units, take } of CAMPAIGNS) {
  test(`a promotion by ${key}: seen in the cart, and charged that way`, async ({
    page,
    screens,
    texts,
    openVariant,
    watch,
  }) => {
    watch.allow(QUICKER_THAN_CARD_FORM);
    // A code that nobody knows.
    if (take === typeCode) watch.allow(/status of 404/u);
    const { menu, cart, contact, payment, complete } = screens;
    const { t, money } = texts;
    const restaurant = await openVariant({
      campaigns: [{ key, name: 'Cookie day', description: 'Cookies for less.', ...campaign }],
    });
    const { name, price } = restaurant.dish(COOKIE);
    await addCookie({ page, screens, restaurant });
    await menu.cartBar.click();
    for (let more = 1; more < COUNT; more += 1) await cart.button('item.more', name).click();
    const step: Step | null = take;
    await step?.({ page, screens, texts, cookie: name });

    const net = units * price - saves(price);
    const tax = Math.round((net * 8.875) / 100);
    const discount = page.locator('dl > div').filter({ hasText: t('cart.totals.discount') });
    await expect(discount.getByRole('definition')).toHaveText(money(-saves(price)));
    await expect(cart.checkout).toContainText(money(net + tax));
    await cart.checkout.click();
    await contact.fill();
    await payment.atCounter.check();
    await payment.place.click();
    await expect(complete.ticket).toContainText(
      t('order.complete.pay_at_counter', { total: money(net + tax) }),
    );
  });
}

/** Two groups of one promotion, which are filled from its page: with what is added at once, and with what asks something. */
const PAIR = {
  key: 'pair',
  name: 'Something and a drink',
  campaign_type: 'CAMPAIGN_PURCHASE_AND_GET',
  purchase_and_get: {
    item_groups: [
      { key: 'two', name: 'Two cookies', count: 2, ...COOKIES },
      { key: 'drink', name: 'A drink', items: ['harbor-lemonade'] },
    ],
  },
  discount: { discount_type: 'DISCOUNT_CENTS', price: 150 },
};

const DOORS = [
  ['web ordering', (endpoint: string) => `/v2/${endpoint}/order/featured`],
  ['the table’s door', (endpoint: string) => `/campaigns?restaurant=${endpoint}`],
] as const;

for (const [door, pathOf] of DOORS) {
  test(`a promotion of several dishes is filled from its own page, in ${door}`, async ({
    page,
    screens,
    texts: { t, money },
    openVariant,
  }) => {
    const restaurant = await openVariant({ campaigns: [PAIR] });
    const cookie = restaurant.dish(COOKIE);
    const lemonade = restaurant.dish('Harbor Lemonade');
    await page.goto(pathOf(restaurant.endpoint));
    await screens.menu.dish(PAIR.name).click();
    const cookies = screens.menu.category('Two cookies');
    const drinks = screens.menu.category('A drink');
    const select = page.getByRole('button', { name: t('cart.promotions.select') });
    await expect(select).toBeDisabled();
    const address = page.url();

    await cookies.getByRole('button', { name: t('item.add_named', { name: COOKIE }) }).click();
    await expect(cookies).toContainText(t('cart.promotions.filled', { filled: 1, wanted: 2 }));
    for (const [group, dish, full] of [
      [cookies, cookie, { filled: 2, wanted: 2 }],
      [drinks, lemonade, { filled: 1, wanted: 1 }],
    ] as const) {
      await expect(select).toBeDisabled();
      await group.getByRole('link', { name: dish.name, exact: true }).click();
      const sheet = new ItemSheet(page, screens.menu.texts, dish);
      await sheet.add(dish.price).click();
      await expect(group).toContainText(t('cart.promotions.filled', full));
      await expect(page).toHaveURL(address);
    }
    await expect(
      page.getByText(t('cart.promotions.in_order', { amount: money(150) })),
    ).toBeVisible();
    await expect(select).toBeHidden();
    await screens.menu.cartBar.click();
    await expect(screens.cart.title).toHaveText(t('cart.title'));
  });
}

async function pickReward({ page, screens, texts: { t }, cookie }: Parameters<Step>[0]) {
  await page.getByRole('button', { name: `${t('cart.promotions.take')} Cookie day` }).click();
  // A free item that was not chosen causes a reminder at checkout, and is chosen there.
  await screens.cart.checkout.click();
  const reminder = page.getByRole('dialog', { name: t('cart.reward.title') });
  const reward = reminder.getByRole('button', {
    name: t('cart.promotions.pick_item', { name: cookie }),
  });
  await reward.click();
  await expect(reminder).toBeHidden();
  await expect(screens.cart.checkout).toBeVisible();
}

async function typeCode({ page, texts: { t } }: Parameters<Step>[0]) {
  await page.getByRole('button', { name: t('cart.discount.add') }).click();
  const code = page.getByRole('textbox', { name: t('cart.discount.title') });
  await code.fill('crumble');
  await page.getByRole('button', { name: t('cart.discount.apply') }).click();
  await expect(page.getByText(t('cart.discount.invalid'))).toBeVisible();
  await code.fill('crumbs');
  await page.getByRole('button', { name: t('cart.discount.apply') }).click();
  await expect(page.getByText(t('cart.discount.applied'))).toBeVisible();
}
