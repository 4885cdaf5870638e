import { COOKIE, addCookie } from '../support/steps';
import { noteTakingOver, takenOver } from '../support/taking-over';
import { expect, test } from '../test';

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu is read, and a link to a dish shows what it is @fr', async ({
    page,
    request,
    screens: { menu },
    texts: { t, money },
    harbor,
  }) => {
    const dish = harbor.dish('The Captain’s Bowl');
    await page.goto(`/v2/harbor/m/${dish.menu_id}`);
    await expect(page).toHaveTitle(`${harbor.menuName('All Day')} · ${harbor.name}`);
    // Searches by text leave out what stands for readers without scripts.
    const note = page.locator('noscript > p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(t('page.no_script'));
    await expect(menu.row(dish.name)).toContainText(money(dish.price));
    const picture = menu.row(dish.name).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('opacity', '1');
    const data = page.locator('script[type="application/ld+json"]');
    const { name, hasMenu } = JSON.parse((await data.textContent()) ?? '');
    expect(name).toBe(harbor.name);
    expect(JSON.stringify(hasMenu)).toContain(`"name":"${dish.name}"`);

    await menu.dish(dish.name).click();
    await expect(page).toHaveTitle(`${dish.name} · ${harbor.name}`);
    const head = page.locator('head');
    await expect(head.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      `${dish.name} · ${harbor.name}`,
    );
    const shown = await head.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(shown ?? '')).headers()['content-type']).toMatch(/^image\//u);
  });
});

test('the application takes over what came with the document, and nothing moves @fr', async ({
  page,
  harbor,
}) => {
  const { menu_id, category_id, item_id } = harbor.dish(COOKIE);
  const menu = `/v2/harbor/m/${menu_id}`;
  await noteTakingOver(page);
  for (const path of [
    '/v2/harbor/home',
    '/v2/harbor/order',
    menu,
    `${menu}/c/${category_id}/i/${item_id}`,
  ]) {
    await page.goto(path);
    expect(await takenOver(page), path).toEqual({ isSame: true, shifts: [] });
  }
});

test('what was chosen before is there again, with nothing that the document knew', async ({
  page,
  screens,
  harbor,
}) => {
  await addCookie({ page, screens, restaurant: harbor });
  await noteTakingOver(page);
  await page.reload();
  expect((await takenOver(page)).isSame).toBe(true);
  await expect(screens.menu.cartBar).toBeVisible();
});

test('a page that is no longer true is drawn anew', async ({ page, screens, harbor }) => {
  const cookie = harbor.dish(COOKIE);
  await page.route('**/api/restaurant/harbor?*', async (route) => {
    const reply = await route.fetch();
    const { restaurant } = await reply.json();
    const newer = { ...restaurant, menu_version: restaurant.menu_version + 1 };
    await route.fulfill({ response: reply, json: { restaurant: newer } });
  });
  await noteTakingOver(page);
  await page.goto(`/v2/harbor/m/${cookie.menu_id}`);
  expect(await takenOver(page)).toEqual({ isSame: false, shifts: [] });
  await screens.menu.quickAdd(cookie.name).click();
  await expect(screens.menu.cartBar).toBeVisible();
});
