import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilStyled } from './until-styled';

let link: HTMLLinkElement;
beforeEach(() => {
  link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.head.replaceChildren(link);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('styles that are there are not waited for, nor where there are none to fetch', async () => {
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  await untilStyled(document, true);
  link.remove();
  await untilStyled(document, true);
});

test('styles on their way are waited for', async () => {
  const told = vi.fn<() => void>();
  const waiting = untilStyled(document, true).then(told);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await waiting;
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ['that fail on their way', true],
  ['that a browser has waited for in vain', false],
])('styles %s have the page loaded once more', async (_, isUnderway) => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  void untilStyled(document, isUnderway);
  if (isUnderway) link.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
