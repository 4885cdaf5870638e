import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilmPlayer } from './film-player';

/** Films that do not begin. */
const broken = new Set<string>();
/** Films that a slow device takes this long to begin, in milliseconds. */
const slow = new Map<string, number>();
const addresses = new Map<string, string>();
let made = 0;
const createObjectURL = URL.createObjectURL.bind(URL);
const revokeObjectURL = URL.revokeObjectURL.bind(URL);

/** Films in a row; `npm run test:long wall` plays 100,000. */
const TURNS = Number(process.env['FILM_TURNS'] ?? 300);
const WARM_UP = 100;
const MOST_GROWTH = 1_000_000;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // the function that the flag adds

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The browser of the tests plays nothing: an element here begins at once, and a test says when its film ends. */
class PlayedVideo extends HTMLVideoElement {
  #source = '';
  override get src() {
    return this.#source;
  }
  override set src(address: string) {
    this.#source = address;
    const film = addresses.get(address) ?? '';
    const begun = new Event(broken.has(film) ? 'error' : 'loadeddata');
    const takes_ms = slow.get(film);
    if (takes_ms === undefined) queueMicrotask(() => this.dispatchEvent(begun));
    else setTimeout(() => this.#source === address && this.dispatchEvent(begun), takes_ms);
  }
  override removeAttribute(name: string) {
    if (name === 'src') this.#source = '';
    super.removeAttribute(name);
  }
  override load() {}
  override async play() {
    queueMicrotask(() => this.dispatchEvent(new Event('playing')));
  }
}

function filmOf({ src }: HTMLVideoElement): string {
  return addresses.get(src) ?? '';
}

beforeEach(() => {
  vi.useFakeTimers();
  if (!customElements.get('played-video')) customElements.define('played-video', PlayedVideo);
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'video' ? 'played-video' : name),
  );
  // A spy would keep each film.
  URL.createObjectURL = (film) => {
    made += 1;
    const address = `blob:${made}`;
    addresses.set(address, film instanceof Blob ? film.type : '');
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  vi.useRealTimers();
  broken.clear();
  slow.clear();
  addresses.clear();
});

function play(films: readonly string[]) {
  const stage = document.createElement('div');
  const faults: string[] = [];
  const stuck = vi.fn<() => void>();
  const turns = { count: 0 };
  const player = createFilmPlayer({
    stage,
    isMuted: true,
    films: () => films,
    read: async (url) => new Blob([url], { type: url }),
    onTurn: () => (turns.count += 1),
    onShown: () => undefined,
    onFault: (fault, url) => faults.push(`${fault} ${url}`),
    onStuck: stuck,
  });
  player.start();
  return {
    stage,
    faults,
    stuck,
    turns,
    player,
    async settle() {
      await vi.advanceTimersByTimeAsync(0);
    },
    onScreen() {
      const front = stage.querySelector<HTMLVideoElement>('[data-front]');
      return front && filmOf(front);
    },
    async end() {
      // The DOM of the tests keeps each query.
      const front = [...stage.children].find((video) => video.hasAttribute('data-front'));
      front?.dispatchEvent(new Event('ended'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('films follow each other, and the last one is followed by the first', async () => {
  const wall = play(['a', 'b', 'c']);
  await wall.settle();
  const seen = [wall.onScreen()];
  for (let turn = 0; turn < 4; turn += 1) {
    await wall.end();
    seen.push(wall.onScreen());
  }
  expect(seen).toEqual(['a', 'b', 'c', 'a', 'b']);
  expect(wall.turns.count).toBe(4);
});

test('a single film stands ready behind itself', async () => {
  const wall = play(['only']);
  await wall.settle();
  expect([...wall.stage.querySelectorAll('played-video')]).toHaveLength(2);
  await wall.end();
  expect(wall.onScreen()).toBe('only');
});

test('a broken film is passed over, and told once', async () => {
  broken.add('b');
  const wall = play(['a', 'b', 'c']);
  await wall.settle();
  await wall.end();
  expect(wall.onScreen()).toBe('c');
  await wall.end();
  await wall.end();
  expect(wall.onScreen()).toBe('c');
  expect(wall.faults).toEqual(['broken b']);
});

test('a device that is slow to begin any film gets more time, and is not dark for ever', async () => {
  slow.set('a', 5000);
  const wall = play(['a']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(wall.onScreen()).toBeNull();
  await vi.advanceTimersByTimeAsync(3000 + 5000);
  expect(wall.onScreen()).toBe('a');
});

test('a film that does not move for five seconds gives way; three in a row begin the page again', async () => {
  const wall = play(['a', 'b']);
  await wall.settle();
  await vi.advanceTimersByTimeAsync(7000);
  expect(wall.faults).toEqual(['stalled a']);
  expect(wall.onScreen()).toBe('b');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(wall.stuck).toHaveBeenCalledTimes(1);
});

test('through many films there are two elements and two addresses, memory does not grow, and none are left', async () => {
  const wall = play(['a', 'b', 'c']);
  await wall.settle();
  for (let turn = 0; turn < WARM_UP; turn += 1) await wall.end();
  const before = heapUsed();
  for (let turn = 0; turn < TURNS; turn += 1) await wall.end();
  expect(heapUsed() - before).toBeLessThan(MOST_GROWTH);
  expect(addresses.size).toBe(2);
  expect(wall.stage.children).toHaveLength(2);
  wall.player.stop();
  expect(addresses.size).toBe(0);
  expect(wall.stage.children).toHaveLength(0);
});
