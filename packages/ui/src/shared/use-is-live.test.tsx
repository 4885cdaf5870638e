import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useIsLive, useOnceLive } from './use-is-live';

function Told({ guest, onDraw }: { readonly guest: string | null; readonly onDraw: () => void }) {
  onDraw();
  return <p>{useOnceLive(() => guest, null) ?? 'nobody'}</p>;
}

function takeOver(guest: string | null) {
  const onDraw = vi.fn();
  const container = document.createElement('div');
  const page = <Told guest={guest} onDraw={onDraw} />;
  container.innerHTML = renderToString(page);
  const before = container.textContent;
  onDraw.mockClear();
  const onRecoverableError = vi.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { before, after: container.textContent, drawn: onDraw.mock.calls.length };
}

test('what a server does not know is shown right after its page has been taken over', () => {
  expect(takeOver('Ada')).toMatchObject({ before: 'nobody', after: 'Ada' });
});

test('a part for which nothing is else is not drawn again', () => {
  expect(takeOver('Ada').drawn).toBe(2);
  expect(takeOver(null)).toEqual({ before: 'nobody', after: 'nobody', drawn: 1 });
});

test('no page of a server is live, and one that a browser draws is at once', () => {
  const seen: boolean[] = [];
  function Page() {
    seen.push(useIsLive());
    return null;
  }
  renderToString(<Page />);
  render(<Page />);
  expect(seen).toEqual([false, true]);
});
