import { isKept } from '../support/kept';
import { expect, test } from '../test';

test.use({ serviceWorkers: 'allow' });

test('a screen that was paired once plays its films from a start without a server', async ({
  page,
  context,
  product,
  harbor,
  watch,
}) => {
  watch.allow(/Failed to load resource|status of 401|ERR_/u);
  const pairing = { restaurant_id: harbor.restaurant_id, setup_code: 'harbor-kiosk-7264' };
  await page.request.post('/api/devices/pair', { data: { ...pairing, kind: 'screen' } });
  await page.goto('/wall');
  await expect(page.locator('video[data-front]')).toHaveCount(1);
  await isKept(page, ['/_/video-wall/assets/', '/wall']);
  await page.close();

  await product.killApi();
  const screen = await context.newPage();
  await screen.goto('/wall');
  const film = screen.locator('video[data-front]');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await screen.close();
  await product.startApi();
});
