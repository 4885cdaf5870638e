import type { Locator } from '@playwright/test';
import { keepMessages } from '../support/keep-messages';
import { addCookie, openDish } from '../support/steps';
import { expect, test } from '../test';

test('where colours are the reader’s own, a message and a sheet have an edge', async ({
  page,
  screens,
  harbor,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await keepMessages(page);
  const visit = { page, screens, restaurant: harbor };
  await addCookie(visit);
  const message = screens.menu.notifications.getByRole('button').last().locator('..');
  expect(await edgeOf(message)).toBe('1px');
  const { dialog } = await openDish(visit, 'Harbor Classic');
  expect(await edgeOf(dialog)).toBe('1px');
});

function edgeOf(element: Locator): Promise<string> {
  return element.evaluate((each) => getComputedStyle(each).borderBlockStartWidth);
}
