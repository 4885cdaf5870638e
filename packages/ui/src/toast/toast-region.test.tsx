import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../sheet/sheet';
import { ToastRegion } from './toast-region';
import { createToasts, type Toast, type Toasts } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('UI-50 failures are said at once, everything else politely', () => {
  const toasts = setUp();
  show(toasts, { message: 'Added', tone: 'success' });
  expect(live('polite').textContent).toContain('Added');
  show(toasts, { message: 'No connection', tone: 'danger' });
  expect(live('assertive').textContent).toContain('No connection');
});

test('UI-50 the regions are there before the first toast', () => {
  setUp();
  expect(live('polite').textContent).toBe('');
  expect(live('assertive').textContent).toBe('');
});

test('UI-51 the action is done once and takes the toast away', () => {
  const toasts = setUp();
  const onAction = vi.fn();
  show(toasts, { message: 'Removed', action: { label: 'Undo', onAction } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).toBeNull();
});

test('UI-51 a toast can be dismissed', () => {
  const toasts = setUp();
  show(toasts, { message: 'Removed' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Removed')).toBeNull();
});

test('UI-52 goes after five seconds, later with something to do', () => {
  const toasts = setUp();
  show(toasts, { message: 'Saved' });
  advance(5000);
  expect(screen.queryByText('Saved')).toBeNull();
  show(toasts, { message: 'Removed', action: { label: 'Undo', onAction: () => undefined } });
  advance(5000);
  expect(screen.getByText('Removed')).toBeTruthy();
  advance(3000);
  expect(screen.queryByText('Removed')).toBeNull();
});

test.each([
  ['hovering', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
] as const)('UI-52 %s stops the clock', (_, enter, leave) => {
  const toasts = setUp();
  show(toasts, { message: 'Saved' });
  const target = screen.getByRole('button', { name: 'Dismiss' });
  enter(target);
  advance(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  leave(target);
  advance(5000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test.each([
  ['hovering', fireEvent.pointerEnter],
  ['focus', fireEvent.focus],
] as const)('UI-52 %s that ends with a toast stops no other clock', (_, enter) => {
  const toasts = setUp();
  show(toasts, { message: 'Saved' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  enter(dismiss);
  fireEvent.click(dismiss);
  show(toasts, { message: 'Removed' });
  advance(5000);
  expect(screen.queryByText('Removed')).toBeNull();
});

test('UI-53 one is shown at a time: the newest, of whatever kind', () => {
  const toasts = setUp();
  show(toasts, { id: 'net', message: 'No connection', tone: 'danger' });
  show(toasts, { id: 'net', message: 'Still no connection', tone: 'danger' });
  expect(screen.queryByText('No connection')).toBeNull();
  show(toasts, { message: 'Added', tone: 'success' });
  expect(toasts.list().map((toast) => toast.message)).toEqual(['Added']);
  act(() => toasts.clear());
  expect(screen.queryByText('Added')).toBeNull();
});

test('UI-54 toasts move into an open sheet and out again', () => {
  const toasts = createToasts();
  const view = render(drawWithSheet(toasts, true));
  show(toasts, { message: 'Too high', tone: 'danger' });
  expect(within(screen.getByRole('dialog')).getByText('Too high')).toBeTruthy();
  view.rerender(drawWithSheet(toasts, false));
  expect(screen.getByText('Too high').closest('dialog')).toBeNull();
});

test('UI-52 a sheet that opens or closes does not set the clock back', () => {
  const toasts = createToasts();
  const view = render(drawWithSheet(toasts, false));
  show(toasts, { message: 'Saved' });
  advance(3000);
  view.rerender(drawWithSheet(toasts, true));
  advance(1000);
  expect(within(screen.getByRole('dialog')).getByText('Saved')).toBeTruthy();
  view.rerender(drawWithSheet(toasts, false));
  advance(999);
  expect(screen.getByText('Saved')).toBeTruthy();
  advance(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('UI-52 hovering stops the clock where it is', () => {
  const toasts = setUp();
  show(toasts, { message: 'Saved' });
  advance(3000);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.pointerEnter(dismiss);
  advance(60_000);
  fireEvent.pointerLeave(dismiss);
  advance(2000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('UI-52 what is said anew under the same id has its whole time', () => {
  const toasts = setUp();
  show(toasts, { id: 'net', message: 'No connection' });
  advance(4000);
  show(toasts, { id: 'net', message: 'Still no connection' });
  advance(4999);
  expect(screen.getByText('Still no connection')).toBeTruthy();
  advance(1);
  expect(screen.queryByText('Still no connection')).toBeNull();
});

test('UI-52 the end of one takes nothing away that was said anew under its id at that moment', () => {
  const toasts = setUp();
  show(toasts, { id: 'added', message: 'Soup added' });
  advance(4999);
  act(() => {
    toasts.show({ id: 'added', message: 'Bread added' });
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByText('Bread added')).toBeTruthy();
});

function drawWithSheet(toasts: Toasts, isOpen: boolean) {
  return (
    <>
      <Sheet isOpen={isOpen} onClose={() => undefined} title="Tip" closeLabel="Close">
        <p>How much?</p>
      </Sheet>
      <ToastRegion toasts={toasts} label="Notifications" dismissLabel="Dismiss" />
    </>
  );
}

function setUp(): Toasts {
  const toasts = createToasts();
  render(<ToastRegion toasts={toasts} label="Notifications" dismissLabel="Dismiss" />);
  return toasts;
}

function show(toasts: Toasts, toast: Toast): void {
  act(() => {
    toasts.show(toast);
  });
}

function advance(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function live(politeness: 'polite' | 'assertive'): Element {
  const region = document.querySelector(`[aria-live="${politeness}"]`);
  if (!region) throw new Error(`There is no ${politeness} live region.`);
  return region;
}
