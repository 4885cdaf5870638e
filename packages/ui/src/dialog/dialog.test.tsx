import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { Dialog } from './dialog';

function draw(props: { readonly isAlert?: boolean; readonly onClose: () => void }) {
  render(
    <Dialog isOpen title="Cancel order 28B3?" actions={<Button>Keep it</Button>} {...props}>
      The guest is told.
    </Dialog>,
  );
}

test('UI-35 a dialog is a modal that is named by its title and described by its text', () => {
  draw({ onClose: () => undefined });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cancel order 28B3?' });
  expect(dialog.matches(':modal') || dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('The guest is told.');
});

test('UI-35 a tap beside it asks to close, and does nothing to one that has to be answered', async () => {
  const onClose = vi.fn();
  draw({ onClose });
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);

  const onCloseAlert = vi.fn();
  draw({ isAlert: true, onClose: onCloseAlert });
  await userEvent.click(screen.getByRole('alertdialog'));
  expect(onCloseAlert).not.toHaveBeenCalled();
});
