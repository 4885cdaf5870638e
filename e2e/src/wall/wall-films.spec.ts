import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { type FilmColour, WallScreen } from '../support/wall-screen';
import { expect, test as base } from '../test';

type OpenWall = (
  films: readonly string[],
) => Promise<{ screen: WallScreen; change: (films: readonly string[]) => Promise<void> }>;

/** Starts a screen of a place of its own with these films. */
const test = base.extend<{ openWall: OpenWall }>({
  openWall: async ({ openVariant, page }, use) => {
    await use(async (films) => {
      const place = await openVariant({ films });
      const screen = new WallScreen(page, place.restaurant_id);
      await screen.start(films.length);
      return { screen, change: (changed) => place.change({ films: changed }) };
    });
  },
});

test('between two films no picture is empty', async ({ openWall }) => {
  const { screen } = await openWall(['red', 'green', 'blue']);
  await screen.shows('red');
  const seen = await screen.colours(8);
  expect(new Set(seen)).toEqual(new Set<FilmColour>(['red', 'green', 'blue']));
});

test('between a film and itself no picture is empty', async ({ openWall }) => {
  const { screen } = await openWall(['red']);
  await screen.shows('red');
  expect(await screen.coloursOfTurns(3)).toEqual(['red']);
});

test('one broken film of five is passed over and noted', async ({ openWall, page, texts }) => {
  const { screen } = await openWall(['red', 'green', 'broken', 'blue', 'yellow']);
  await screen.shows('red');
  const seen = await screen.colours(5);
  expect(new Set(seen)).toEqual(new Set<FilmColour>(['red', 'green', 'blue', 'yellow']));
  await page.keyboard.press('n');
  await expect(page.getByText(texts.t('wall.fault.broken'))).toHaveCount(1);
});

test('a new list waits until all of it is there, at whichever step the network is cut', async ({
  openWall,
  page,
  texts,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/u);
  const { screen, change } = await openWall(['red']);
  await screen.shows('red');
  await change(['green', 'blue']);
  const steps = [
    ['offline', cutList],
    ['not_fetched', cutFilm(2)],
    // The first film is kept by now.
    ['not_fetched', cutFilm(1)],
    ['not_whole', halveFilm],
  ] as const;
  for (const [fault, cut] of steps) {
    await page.unrouteAll();
    await cut(page);
    await screen.start(2);
    await screen.shows('red');
    await page.keyboard.press('n');
    await expect(page.getByText(texts.t(`wall.fault.${fault}`)).first()).toBeVisible({
      timeout: 60_000,
    });
    expect(new Set(await screen.colours(1))).toEqual(new Set(['red']));
  }
  await page.unrouteAll();
  await screen.start(2);
  await screen.shows('green');
  await screen.shows('blue');
});

test('a full device plays what it has, and says so', async ({ openWall, page, texts }) => {
  const { screen, change } = await openWall(['red']);
  await screen.shows('red');
  await change(['green', 'blue']);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await screen.start(2);
  await screen.shows('red');
  await page.keyboard.press('n');
  await expect(page.getByText(texts.t('wall.fault.not_kept')).first()).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await screen.start(2);
  await screen.shows('green');
});

test('a film that is in no list any more plays to its end, and then goes', async ({
  openWall,
  page,
}) => {
  const { screen, change } = await openWall(['red']);
  await screen.shows('red');
  const [red] = await screen.kept();
  await change(['green', 'blue']);
  const arrive = await holdBack(page, '**/*.mp4');
  await screen.start(2);
  await screen.shows('red');
  const seen = screen.colours(3);
  arrive();
  // Nothing is seen between the film that left the list and those of the new one.
  expect(await seen).toEqual(['red', 'green', 'blue']);
  await page.reload();
  await expect.poll(() => screen.kept()).not.toContain(red);
  expect(await screen.kept()).toHaveLength(2);
});

test('a screen plays the films for the way it hangs, and others once it is turned', async ({
  openWall,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { screen } = await openWall(['red landscape', 'green portrait', 'blue']);
  await screen.shows('red');
  expect(new Set(await screen.colours(4))).toEqual(new Set(['red', 'blue']));
  await page.setViewportSize({ width: 720, height: 1280 });
  await screen.shows('green');
});

async function cutList(page: Page): Promise<void> {
  await page.route('**/api/static/**', (route) => route.abort());
}

/** Cuts the network at the film of a list that is asked for at this place. */
function cutFilm(place: number) {
  return async (page: Page) => {
    let asked = 0;
    await page.route('**/*.mp4', (route) => {
      asked += 1;
      return asked === place ? route.abort() : route.continue();
    });
  };
}

async function halveFilm(page: Page): Promise<void> {
  await page.route('**/*.mp4', async (route) => {
    const film = await (await route.fetch()).body();
    await route.fulfill({ body: film.subarray(0, film.length / 2), contentType: 'video/mp4' });
  });
}
