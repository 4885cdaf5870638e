import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';
import { staffOf } from '../../testing/staff-of';

beforeEach(() => localStorage.setItem('comanda:restaurant', 'odile'));

/** As the browser comes to an address without loading the page anew: the session of this test lives in the page. */
async function comeBackTo(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test.each([
  ['V8CX', '/order/pay', 'Pay the bill'],
  ['W4DB', '/orderComplete', /^Thank you/],
  ['X7HN', '/orders', /order/i],
])(
  'a table that staff close, %s, leads from %s to its own beginning',
  async (code, path, title) => {
    const user = await openApp(`/table/${code}?restaurant=odile`);
    await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' });
    await comeBackTo('/addguest?restaurant=odile');
    await user.type(await screen.findByRole('textbox'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('heading', { level: 1, name: /^Welcome, Ada/ });
    await comeBackTo(`${path}?restaurant=odile`);
    await screen.findByRole('heading', { level: 1, name: title });

    await (await staffOf('odile', '5140')).closeTable(code);
    // As after the phone lay on the table: what is read anew does not depend on the stream of this environment.
    act(() => void dispatchEvent(new Event('visibilitychange')));

    await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' }, { timeout: 4000 });
    expect(location.pathname).toBe(`/table/${code}`);
  },
);
