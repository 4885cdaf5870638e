import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { startKiosk } from '../testing/open-kiosk';
import { startStaff } from '../testing/open-staff';
import { leavePages } from '../testing/opened-pages';
import { checkoutScene, shareScene } from '../testing/scenes/page-scenes';
import { billScene, kioskScene, storedOrderScene } from '../testing/scenes/reader-scene';
import type { Scene } from '../testing/scenes/scene';

/** Orders of events that are tried with each who pays and each way. */
const RUNS = 20;
const TIMEOUT_MS = 1_800_000;

let names = 0;
afterEach(leavePages);

function aName(): string {
  names += 1;
  return `Guest ${names}`;
}

/** The commonest acts come often, so that many runs come as far as paying. */
const LIKELY = ['pay', 'pay', 'start', 'claim', 'tap', 'tap'];

async function holds(open: () => Promise<Scene>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1_000), { minLength: 2, maxLength: 7 }), async (numbers) => {
      const scene = await open();
      const actNames = [...LIKELY.filter((name) => name in scene.acts), ...Object.keys(scene.acts)];
      const done: string[] = [];
      for (const number of numbers) {
        if (scene.isOver()) break;
        const name = actNames[number % actNames.length] ?? '';
        done.push(name);
        await scene.acts[name]?.();
      }
      const { isSaid, isKnown, taken, due } = await scene.finish();
      await leavePages();
      cleanup();
      localStorage.clear();
      sessionStorage.clear();
      const story = done.join(', ');
      expect({ story, isSaid, taken }).toEqual({ story, isSaid: isKnown, taken: due });
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}

describe.each(['STRIPE', 'NUVEI'] as const)('whatever happens at a reader of %s', (vendor) => {
  test(
    'an order at a kiosk is paid once or not at all, and the page says which',
    async () => {
      const kiosk = await startKiosk(vendor, 'Events');
      await holds(() => kioskScene(kiosk));
    },
    TIMEOUT_MS,
  );

  test(
    'a stored order and a share of a bill are paid once or not at all',
    async () => {
      const staff = await startStaff(vendor, 'Counter');
      await holds(() => storedOrderScene(staff));
      await holds(() => billScene(staff, aName()));
    },
    TIMEOUT_MS,
  );
});

test(
  'whatever happens on a page, an order is paid or placed once or not at all',
  () => holds(checkoutScene),
  TIMEOUT_MS,
);

test.each(['STRIPE', 'BAMBORA'] as const)(
  'whatever happens on a phone, a share of a bill is paid once or not at all: %s',
  (processor) => holds(() => shareScene(aName(), processor)),
  TIMEOUT_MS,
);
