import { createI18n } from '@comanda/i18n';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnreachablePage } from './unreachable-page';

const i18n = await createI18n({ language: 'en', groups: ['browsing'] });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Mocks the service's statuses, one per health check. */
function answers(...statuses: readonly number[]) {
  const replies = statuses.map((status) => new Response(null, { status }));
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(replies.shift() ?? Response.error()));
}

function open(isBusy = false) {
  const onRetry = vi.fn();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <UnreachablePage onRetry={onRetry} isBusy={isBusy} />
    </I18nextProvider>,
  );
  return { onRetry, unmount };
}

test('asks again by itself, once the service answers', async () => {
  const asked = answers(503, 502, 200);
  const { onRetry } = open();
  await vi.advanceTimersByTimeAsync(5900);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(onRetry).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onRetry).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('does not ask while it is asking, nor once it is left', async () => {
  const asked = answers(200, 200);
  const { onRetry, unmount } = open(true);
  await vi.advanceTimersByTimeAsync(10_000);
  unmount();
  const left = open();
  left.unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();
  expect(onRetry).not.toHaveBeenCalled();
  expect(left.onRetry).not.toHaveBeenCalled();
});
