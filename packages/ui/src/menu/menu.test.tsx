import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { Sheet } from '../sheet/sheet';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from './menu';

function draw({ onCancel = vi.fn(), onOpen = vi.fn() } = {}) {
  return (
    <Menu trigger={<Button>Order</Button>}>
      <MenuItem onSelect={() => undefined}>Print</MenuItem>
      <MenuCheckItem isChecked={false} onChange={onOpen}>
        Open
      </MenuCheckItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={onCancel}>
        Cancel
      </MenuItem>
      <MenuItem isDisabled onSelect={onCancel}>
        Refund
      </MenuItem>
    </Menu>
  );
}

test('UI-91 keys open it, move in it and do what is marked', async () => {
  const onCancel = vi.fn();
  render(draw({ onCancel }));
  screen.getByRole('button', { name: 'Order' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('UI-91 Escape closes it and returns the focus', async () => {
  render(draw());
  const trigger = screen.getByRole('button', { name: 'Order' });
  await userEvent.click(trigger);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('UI-91 an entry that is on says so, a disabled one does nothing', async () => {
  const onOpen = vi.fn();
  const onCancel = vi.fn();
  render(draw({ onOpen, onCancel }));
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Refund' }));
  expect(onCancel).not.toHaveBeenCalled();
  const entry = screen.getByRole('menuitemcheckbox', { name: 'Open' });
  expect(entry.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(entry);
  expect(onOpen.mock.calls[0]?.[0]).toBe(true);
});

test('UI-90 a popup is drawn in the modal, or in the part with its density, that it is opened from', async () => {
  render(
    <>
      <Sheet isOpen onClose={() => undefined} title="Order" closeLabel="Close">
        {draw()}
      </Sheet>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect((await screen.findByRole('menu')).closest('dialog')).toBe(screen.getByRole('dialog'));
});

test('UI-90 a popup takes the density of where it is opened', async () => {
  render(<div data-density="kiosk">{draw()}</div>);
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect((await screen.findByRole('menu')).closest('[data-density="kiosk"]')).toBeTruthy();
});
