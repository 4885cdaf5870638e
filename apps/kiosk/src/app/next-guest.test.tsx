import { setPauseScale } from '@comanda/ordering';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSectionFault, reportSectionFault } from '#shared/section-fault';
import { changeVisit } from '#shared/visit';
import { openKiosk, setNetwork } from '../testing/open-kiosk';
import { addDish, pair, passSeconds } from '../testing/steps';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OUT_OF_ORDER = 'Sorry, this kiosk is out of order.';

test('a guest’s language ends with the guest, also where the next page is not the first one', async () => {
  setPauseScale(1);
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await user.click(screen.getByRole('button', { name: 'Français' }));
  await user.click(await screen.findByRole('button', { name: 'Pour emporter' }));
  await screen.findByRole('heading', { name: /^De quoi avez-vous envie/ });
  await act(async () => reportSectionFault());
  await screen.findByRole('heading', { name: OUT_OF_ORDER });
  expect(document.documentElement.lang).toBe('en');
  await act(async () => clearSectionFault());
  await screen.findByRole('button', { name: 'Take away' });
}, 90_000);

test('a guest whose order outlived its document is ended at the server and forgotten', async () => {
  let user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await addDish(user, 'harbor');
  await user.click(screen.getByRole('button', { name: 'Call staff' }));
  await screen.findByText('Somebody is coming to help you.');
  await waitFor(() =>
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Green Tide'),
  );
  const { session } = kept();
  expect(session).toBeTruthy();

  // As after a crash of the whole application, which loads the first page.
  const left = setNetwork('up')('/table/leave');
  user = await openKiosk('/harbor.kiosk', { isReloaded: true });
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  expect(await left).toContain('"ok":true');
  await screen.findByRole('heading', { name: 'What are you hungry for?' });
  expect(screen.queryByText('1 item')).toBeNull();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Green Tide');
  expect(kept().session).toBeNull();
}, 90_000);

test('staff can be called from a page that broke', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await addDish(user, 'harbor');
  changeVisit({ late: { order_number: { of: 'nothing' } as unknown as string, shown_total: 0 } }); // which no page can draw
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('heading', { name: 'Sorry, something went wrong :(' });
  const called = setNetwork('up')('/table/callWaiter');
  await user.click(screen.getByRole('button', { name: 'Call staff' }));
  await called;
  await screen.findByText('Somebody is coming to help you.');
}, 90_000);

test('a kiosk that is out of order is loaded again at night', async () => {
  setPauseScale(1);
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  // Half past four in New York, of a page that was loaded at noon.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-11-28T09:30:00Z');
  vi.spyOn(performance, 'now').mockReturnValue(16 * 3_600_000);
  await act(async () => reportSectionFault());
  await screen.findByRole('heading', { name: OUT_OF_ORDER });
  expect(reload).not.toHaveBeenCalled();
  await passSeconds(600);
  expect(reload).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}, 90_000);

/** The session that this tab stores for a document that comes after it. */
function kept() {
  return { session: sessionStorage.getItem('comanda:kiosk:seated') };
}
