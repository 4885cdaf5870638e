import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../testing/open-app';

const told: string[] = [];
const watcher = new MutationObserver(() => told.push(document.documentElement.lang));

beforeEach(() => {
  told.length = 0;
  watcher.observe(document.documentElement, { attributeFilter: ['lang'] });
});

afterEach(() => watcher.disconnect());

test('the document is told its language when it is another, and not when it is the same', async () => {
  document.documentElement.lang = 'fr';
  await openApp('/v2/harbor/order');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await screen.findByRole('main');
  const before = told.length;
  await openApp('/v2/harbor/order');
  await screen.findAllByRole('main');
  expect(told.slice(before)).toEqual([]);
});
