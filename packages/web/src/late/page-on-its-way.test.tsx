import { createI18n } from '@comanda/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart } from './late-part';
import { PageOnItsWay } from './page-on-its-way';
import { CrashPage } from '../problems/crash-page';

const i18n = await createI18n({ language: 'en', groups: ['browsing'] });
const phone = { isOnline: false };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  phone.isOnline = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    phone.isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline')),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function open(load: () => Promise<() => string>): Promise<void> {
  const Page = latePart(load);
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary FallbackComponent={CrashPage}>
          <Suspense fallback={<PageOnItsWay>On its way</PageOnItsWay>}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </I18nextProvider>,
    );
  });
}

test('a page that is on its way says so, for as long as that takes', async () => {
  await open(() => new Promise(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('On its way')).toBeTruthy();
});

test('a page whose code cannot be had says what is wrong, and is loaded anew once the service answers', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await open(() => Promise.reject(new TypeError('offline')));
  expect(await screen.findByRole('heading', { name: /having trouble connecting/ })).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(reload).not.toHaveBeenCalled();
  phone.isOnline = true;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(reload).toHaveBeenCalled();
});

test('a page whose code is kept away while the service answers says so once a fresh document did not help', async () => {
  phone.isOnline = true;
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new TypeError('blocked')));
  await open(load);
  expect(reload).toHaveBeenCalledOnce();
  // The document that was loaded anew.
  cleanup();
  await open(load);
  expect(await screen.findByRole('heading', { name: 'Sorry, something went wrong' })).toBeTruthy();
  const asked = load.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(asked);
  expect(reload).toHaveBeenCalledOnce();
});
