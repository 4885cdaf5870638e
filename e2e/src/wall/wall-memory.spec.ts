import { WallScreen } from '../support/wall-screen';
import { expect, test } from '../test';

const WARM_UP = 50;
const TURNS = 2000;
const MOST_GROWTH = 300_000;

test('after thousands of films there are as many elements, addresses and objects as at first', async ({
  page,
  openVariant,
}) => {
  await page.addInitScript(countAddresses);
  const { restaurant_id } = await openVariant({ films: ['red', 'green', 'blue'] });
  const screen = new WallScreen(page, restaurant_id);
  await screen.start(3);
  await screen.shows('red');
  const devtools = await page.context().newCDPSession(page);
  async function heap(): Promise<number> {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  }
  await page.evaluate(playThrough, WARM_UP);
  const before = await heap();
  await page.evaluate(playThrough, TURNS);
  expect((await heap()) - before).toBeLessThan(MOST_GROWTH);
  expect(await page.locator('video').count()).toBe(2);
  expect(await page.evaluate(() => Number(document.documentElement.dataset['addresses']))).toBe(2);
});

/** Runs in the page: keeps the number of object URLs that are not revoked. */
function countAddresses(): void {
  const create = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  const open = new Set<string>();
  function show() {
    document.documentElement.dataset['addresses'] = String(open.size);
  }
  URL.createObjectURL = (film) => {
    const address = create(film);
    open.add(address);
    show();
    return address;
  };
  URL.revokeObjectURL = (address) => {
    open.delete(address);
    show();
    revoke(address);
  };
}

/** Runs in the page: lets so many films end, each soon after it has begun. */
async function playThrough(turns: number): Promise<void> {
  const stage = document.querySelector('video')?.parentElement;
  for (let turn = 0; turn < turns; turn += 1) {
    const film = document.querySelector<HTMLVideoElement>('video[data-front]');
    if (!stage || !film) throw new Error('No film is on screen.');
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (film.dataset['front'] !== undefined) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(stage, { subtree: true, attributeFilter: ['data-front'] });
      film.currentTime = film.duration;
    });
  }
}
