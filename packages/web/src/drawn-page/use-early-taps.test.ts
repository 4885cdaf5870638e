import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useEarlyTaps } from './use-early-taps';

afterEach(() => {
  globalThis.__comanda_taps = undefined;
  document.body.replaceChildren();
});

test('what was tapped too early is tapped again as often, once the page listens', async () => {
  const kept = buttonNamed('Add fries');
  document.body.append(kept.button);
  const stop = vi.fn();
  keepBack([kept.button, kept.button], stop);
  renderHook(useEarlyTaps).unmount();
  renderHook(useEarlyTaps);
  await Promise.resolve();
  expect(stop).toHaveBeenCalledOnce();
  expect(kept.onClick).toHaveBeenCalledTimes(2);
});

test('the one drawn anew is tapped in place of the former one, and nothing where there is none', async () => {
  const [former, anew, gone] = ['Add fries', 'Add fries', 'Add rings'].map(buttonNamed);
  if (!former || !anew || !gone) throw new Error('Three buttons were made.');
  document.body.append(anew.button);
  keepBack([former.button, gone.button]);
  renderHook(useEarlyTaps);
  await Promise.resolve();
  expect(anew.onClick).toHaveBeenCalledOnce();
  expect(former.onClick).not.toHaveBeenCalled();
  expect(gone.onClick).not.toHaveBeenCalled();
});

test('a choice drawn anew is chosen in place of the former one, not the button of the same name', async () => {
  const [former, anew] = ['Fries', 'Fries'].map(choiceNamed);
  const { button, onClick } = buttonNamed('Fries');
  if (!former || !anew) throw new Error('Two choices were made.');
  document.body.append(button, anew);
  keepBack([former]);
  renderHook(useEarlyTaps);
  await Promise.resolve();
  expect(anew.querySelector('input')?.checked).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});

test('where nothing was kept back, nothing is tapped', async () => {
  const { button, onClick } = buttonNamed('Add fries');
  document.body.append(button);
  renderHook(useEarlyTaps);
  await Promise.resolve();
  expect(onClick).not.toHaveBeenCalled();
});

function keepBack(tapped: HTMLElement[], stop = vi.fn()) {
  globalThis.__comanda_taps = { tapped, stop };
}

function choiceNamed(name: string) {
  const label = document.createElement('label');
  label.innerHTML = `<input type="checkbox" />${name}`;
  return label;
}

function buttonNamed(name: string) {
  const button = document.createElement('button');
  button.setAttribute('aria-label', name);
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  return { button, onClick };
}
