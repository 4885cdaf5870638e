import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { DrawnAt } from './drawn-at';
import { NowProvider, useNow } from './now-provider';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:01:00Z');
const AT_LATER = { now: () => LATER };

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
});

test('the time is told after what is urgent', async () => {
  let now = NOON;
  render(
    <NowProvider clock={{ now: () => now }}>
      <Time />
    </NowProvider>,
  );
  expect(shownTime()).toBe(NOON.toISOString());
  // As in a browser, where nothing waits for updates.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  now = LATER;
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(shownTime()).toBe(NOON.toISOString());
  await vi.waitFor(() => expect(shownTime()).toBe(LATER.toISOString()));
});

test('a page that a server drew is taken over as of then, and the time goes on once it is', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page drawnAt={NOON} />);
  document.body.append(root);
  expect(shownTime()).toBe(NOON.toISOString());
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const live = await act(async () =>
    hydrateRoot(root, <Page drawnAt={NOON} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(shownTime()).toBe(NOON.toISOString());
  await act(async () => live.render(<Page drawnAt={null} />));
  expect(shownTime()).toBe(LATER.toISOString());
});

function Page({ drawnAt }: { readonly drawnAt: Date | null }) {
  return (
    <DrawnAt value={drawnAt}>
      <NowProvider clock={AT_LATER}>
        <Time />
      </NowProvider>
    </DrawnAt>
  );
}

function Time() {
  return <time>{useNow().toISOString()}</time>;
}

function shownTime(): string | null {
  return screen.getByRole('time').textContent;
}
