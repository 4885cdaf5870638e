import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Sheet } from './sheet';

function Page({ onClose = () => undefined }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        title="Tip"
        closeLabel="Close"
        footer={<button type="button">Save</button>}
      >
        <p>How much?</p>
      </Sheet>
    </>
  );
}

test('UI-30 opens as a dialog named by its title, which takes the focus', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Tip' });
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tip' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('UI-31 the close button closes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('UI-31 a tap beside it closes, a tap inside does not', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByText('How much?'));
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('UI-31 Escape asks the owner, who may keep it open', () => {
  const onClose = vi.fn();
  render(
    <Sheet isOpen onClose={onClose} title="Tip" closeLabel="Close">
      <p>How much?</p>
    </Sheet>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const isKept = !fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(isKept).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

test('UI-32 closes natively before it goes away, so that the focus returns', () => {
  const view = render(
    <Sheet isOpen onClose={() => undefined} title="Tip" closeLabel="Close">
      <p>How much?</p>
    </Sheet>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const close = vi.spyOn(dialog, 'close');
  view.unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

function drawn(isOpen: boolean) {
  return (
    <Sheet isOpen={isOpen} onClose={() => undefined} title="Tip" closeLabel="Close">
      <input aria-label="How much?" />
    </Sheet>
  );
}

test('UI-30 one that a server drew open is the same element once it is a modal', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const onRecoverableError = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(drawn(true));
  const dialog = container.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  render(drawn(true), { container, hydrate: true, onRecoverableError });
  await waitFor(() => expect(showModal).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('dialog', { name: 'Tip' })).toBe(dialog);
  expect(dialog?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tip' }));
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('UI-31 whoever is in a field of one that a server drew stays there when it becomes a modal', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockClear();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(drawn(true));
  const field = container.querySelector('input');
  field?.focus();
  render(drawn(true), { container, hydrate: true });
  await waitFor(() => expect(showModal).toHaveBeenCalledTimes(1));
  expect(document.activeElement).toBe(field);
});

test('UI-31 one that a server drew and that is left before it is a modal is gone', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockClear();
  /** As a tap of before leaves it, which is done as soon as somebody listens. */
  function Tapped() {
    const [isOpen, setOpen] = useState(true);
    const buttonRef = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => buttonRef.current?.click(), []);
    return (
      <>
        <button ref={buttonRef} type="button" onClick={() => setOpen(false)}>
          Add
        </button>
        {drawn(isOpen)}
      </>
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Tapped />);
  render(<Tapped />, { container, hydrate: true });
  await waitFor(() => expect(container.querySelector('dialog')?.open).toBe(false));
  expect(showModal).not.toHaveBeenCalled();
});

test('UI-34 the close button of one that a server drew is a link until it is a modal', async () => {
  const onClose = vi.fn();
  const sheet = (
    <Sheet isOpen onClose={onClose} title="Tip" closeLabel="Close" closeTo="/menu">
      <p>How much?</p>
    </Sheet>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(sheet);
  const link = within(container).getByRole('link', { name: 'Close' });
  expect(link.getAttribute('href')).toBe('/menu');
  render(sheet, { container, hydrate: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('UI-32 a sheet that has never been open is not there', () => {
  expect(renderToString(drawn(false))).toBe('');
  expect(render(drawn(false)).container.innerHTML).toBe('');
});
