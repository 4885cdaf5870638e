// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import template from '../../index.html?raw';
import { drawContact } from '../pages';
import { CONTACT_SCRIPT, parse } from '../testing/draw-site';
import { CONTACT_FIELDS } from './fields';

const page = parse(
  await drawContact({ template, contactScript: CONTACT_SCRIPT }, 'en', {}),
).querySelector('main');
const FILLED = { email: 'ana@example.com', name: 'Ana' };

let form: HTMLFormElement;
let button: HTMLButtonElement;
const sent = vi.fn();

/** Opens the drawn page with its script; the browser itself would send the form away. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.resetModules();
  document.body.innerHTML = page?.outerHTML ?? '';
  form = found('#contact-form');
  button = found('button');
  form.submit = sent;
  await import('./contact-form');
});
afterEach(() => {
  vi.useRealTimers();
  sent.mockReset();
});

function found<Found extends Element>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
}

function fill(values: Readonly<Record<string, string>>): void {
  for (const field of CONTACT_FIELDS)
    found<HTMLInputElement>(`[name="${field}"]`).value = values[field] ?? 'x';
}

function submit(): void {
  form.dispatchEvent(new Event('submit', { cancelable: true }));
}

test('a form that is filled in within three seconds leaves when they are over', () => {
  vi.advanceTimersByTime(1000);
  fill(FILLED);
  submit();
  expect([button.disabled, button.textContent]).toEqual([true, 'Sending…']);
  vi.advanceTimersByTime(1999);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that took longer leaves at once', () => {
  vi.advanceTimersByTime(3000);
  fill(FILLED);
  submit();
  vi.advanceTimersByTime(0);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that is submitted twice leaves once', () => {
  fill(FILLED);
  submit();
  vi.advanceTimersByTime(500);
  submit();
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a faulty form stays, with its faults and the first of them in focus; mended, it leaves', () => {
  vi.advanceTimersByTime(3000);
  fill({ ...FILLED, email: 'ana at home', country: '' });
  submit();
  vi.advanceTimersByTime(10_000);
  expect(sent).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(found('#email'));
  expect(found('#email-fault').textContent).toBe('Please enter a valid email address.');
  expect(found('#country-fault').textContent).toBe('Country cannot be empty.');

  fill(FILLED);
  submit();
  vi.advanceTimersByTime(0);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(found('#email-fault').textContent).toBe('');
});

test('a page that the browser comes back to can be sent again', () => {
  vi.advanceTimersByTime(3000);
  fill(FILLED);
  submit();
  vi.advanceTimersByTime(0);
  dispatchEvent(new Event('pageshow'));
  expect([button.disabled, button.textContent]).toEqual([false, 'Send']);
  submit();
  vi.advanceTimersByTime(0);
  expect(sent).toHaveBeenCalledTimes(2);
});
