import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBankPage } from './show-bank-page';

const sent: HTMLFormElement[] = [];
beforeEach(() => {
  sent.length = 0;
  // Leaving the page is the browser's part; what it leaves with is ours.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function record(
    this: HTMLFormElement,
  ) {
    sent.push(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const PAGE = `<html><body onload="steal()"><img src="x" onerror="steal()">
<form method="post" action="https://bank.example/acs"><input name="creq" value="abc"><input name="md" value="1"></form>
<script>document.forms[0].submit()</script></body></html>`;

test('of a page only the form is taken, and sent from a form of our own', async () => {
  void showBankPage({ type: 'html', value: PAGE });
  expect(sent).toHaveLength(1);
  const [form] = sent;
  expect(form?.getAttribute('action')).toBe('https://bank.example/acs');
  expect(form?.method).toBe('post');
  expect([...new FormData(form)]).toEqual([
    ['creq', 'abc'],
    ['md', '1'],
  ]);
  expect(document.body.querySelectorAll('script, img')).toHaveLength(0);
});

test.each([
  { type: 'html', value: '<p>No form.</p>' },
  { type: 'html', value: '<form action="javascript:steal()"></form>' },
  { type: 'redirect', value: 'javascript:steal()' },
] as const)('there is nowhere to go with %o', async (action) => {
  expect(await showBankPage(action)).toBe(false);
  expect(sent).toEqual([]);
});

test('who comes back by the browser’s own button is waited for', async () => {
  let isBack = false;
  const back = showBankPage({ type: 'html', value: PAGE }).then((result) => {
    isBack = result;
  });
  await Promise.resolve();
  expect(isBack).toBe(false);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await back;
  expect(isBack).toBe(true);
});
