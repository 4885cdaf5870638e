import { expect, test } from '../test';
import { BROWSER_ARGS, requireBrowser } from '../browser';
import { openBranch } from './open-branch';

// A browser that has no WebGL, as on devices whose graphics driver is blocked.
test.use({
  launchOptions: { executablePath: requireBrowser(), args: [...BROWSER_ARGS, '--disable-3d-apis'] },
});

test('without WebGL the list is complete and says that there is no map', async ({
  page,
  openVariant,
}) => {
  await openBranch(openVariant, 'Rope Walk', -70.27);
  await page.goto('/gklocations');
  await expect(page.getByText('The map can’t be shown here.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rope Walk' }).first()).toBeVisible();
});
