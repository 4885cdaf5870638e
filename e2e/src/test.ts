import { test as base, expect } from '@playwright/test';
import { startHouse } from './server';
import type { House } from './server';

const LOCAL =
  /^(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/|^(?:data|blob|about):/u;

/** The product's test: every worker has a house with the demo restaurant, and no page may reach another host. */
export const test = base.extend<{ localOnly: void }, { house: House; demo: string }>({
  demo: ['demo/harbor-burger', { option: true, scope: 'worker' }],

  house: [
    async ({ demo }, use) => {
      const house = await startHouse();
      await house.importBundle(demo);
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ house }, use) => use(house.url),

  localOnly: [
    async ({ context }, use) => {
      const strangers: string[] = [];
      await context.route(
        (url) => !LOCAL.test(url.href),
        (route) => {
          strangers.push(route.request().url());
          return route.abort();
        },
      );
      await use();
      expect(strangers, 'requests that left this machine').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
