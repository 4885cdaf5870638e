import { expect, test } from '../test';

const FILM = 'video[data-front]';

async function location_idOf(request: {
  get: (url: string) => Promise<{ json: () => Promise<unknown> }>;
}) {
  const reply = await request.get('/api/static/video-wall.json');
  const { locations } = (await reply.json()) as { locations: { location_id: string }[] }; // the contract's
  return locations[0]?.location_id ?? '';
}

test('a film follows itself without an empty screen', async ({ page, request }) => {
  await page.goto(`/wall?location=${await location_idOf(request)}`);
  const film = page.locator(FILM);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  // Both elements hold the film: the one behind stands ready on its first picture.
  await expect
    .poll(() =>
      page
        .locator('video')
        .evaluateAll((videos: HTMLVideoElement[]) =>
          videos.map(({ readyState }) => readyState >= 2),
        ),
    )
    .toEqual([true, true]);
  await film.evaluate((video: HTMLVideoElement) => {
    video.dataset['first'] = '';
    video.currentTime = Math.max(video.duration - 0.2, 0);
  });
  await expect(page.locator(`${FILM}:not([data-first])`)).toHaveCount(1);
});

test('without a server the films play on, and the screen says so at a key', async ({
  page,
  request,
  watch,
}) => {
  const location_id = await location_idOf(request);
  await page.goto(`/wall?location=${location_id}`);
  await expect(page.locator(FILM)).toHaveCount(1);
  // A second screen of the same device has the films and no list.
  watch.allow(/status of 503|Failed to load resource/u);
  await page.route('**/api/static/**', (route) => route.abort());
  await page.route('**/api/media/**', (route) => route.abort());
  await page.goto(`/wall?location=${location_id}`);
  const film = page.locator(FILM);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('n');
  await expect(page.getByText('Offline. The films on this screen play on.')).toBeVisible({
    timeout: 60_000,
  });
});
