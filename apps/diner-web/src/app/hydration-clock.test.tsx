import { DrawnAt } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HydrationClock } from './hydration-clock';

const NOON = new Date('2026-11-20T12:00:00Z');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a page is as of when a server drew it until it has nothing else to do', () => {
  const wishes: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => wishes.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  render(
    <HydrationClock at={NOON}>
      <Time />
    </HydrationClock>,
  );
  expect(screen.getByRole('time').textContent).toBe(NOON.toISOString());
  act(() => wishes.forEach((work) => work()));
  expect(screen.getByRole('time').textContent).toBe('now');
});

function Time() {
  return <time>{use(DrawnAt)?.toISOString() ?? 'now'}</time>;
}
