import { screen, within, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ID, ITEM, itemOf, readBistroIds, readIds } from '../testing/menu-ids';
import { openApp } from '../testing/open-app';
import { WEB_ROUTES } from '../testing/web-routes';
import { patterns } from './paths';

/** Other applications answer these. */
const ELSEWHERE = new Set<string>([patterns.receipt, patterns.reader]);

let withIds: (path: string) => string;
beforeAll(async () => {
  withIds = await readBistroIds();
});

describe('every address of web ordering', () => {
  test.each(WEB_ROUTES)('$path is answered', async ({ path, shows, at }) => {
    await openApp(withIds(path));
    expect(await screen.findByRole('heading', { level: 1, name: shows })).toBeTruthy();
    if (at) await waitFor(() => expect(location.pathname).toMatch(at));
    else expect(location.pathname + location.search).toBe(withIds(path));
  });

  test('is in the list', () => {
    const missing = Object.values(patterns).filter((pattern) => {
      const shape = pattern.replaceAll('$', '\\$').replaceAll(/\{\w+\}/g, '[^/]+');
      const isOpened = WEB_ROUTES.some(({ path }) =>
        new RegExp(`^${shape}$`).test(path.replace(/\?.*/, '')),
      );
      return !isOpened && !ELSEWHERE.has(pattern);
    });
    expect(missing).toEqual([]);
  });

  test('an address of one question opens the dish there', async () => {
    await openApp(withIds(`${ITEM}/mg/${ID.group}`));
    const sheet = await screen.findByRole('dialog');
    const group = within(sheet)
      .getAllByRole('group')
      .find((each) => each.id === withIds(`group-${ID.group}`));
    expect(group).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(group));
  });

  test('an address of the instructions opens the dish at its note', async () => {
    // A dish that can be ordered at any hour: of no other are instructions asked for.
    const withOwnIds = await readIds('treats', 'All day');
    await openApp(withOwnIds(`${itemOf('treats')}/si`));
    const note = await screen.findByRole('textbox', { name: /Special instructions/ });
    await waitFor(() => expect(document.activeElement).toBe(note));
  });
});
