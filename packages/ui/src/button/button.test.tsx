import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, LinkButton } from './button';

test('a button does not submit by accident', () => {
  render(<Button>Pay</Button>);
  expect(screen.getByRole('button', { name: 'Pay' }).getAttribute('type')).toBe('button');
});

test('UI-80 a busy button keeps name and focus, and ignores taps', async () => {
  const onClick = vi.fn();
  const view = render(
    <Button busyLabel="Paying…" onClick={onClick}>
      Pay
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('');

  view.rerender(
    <Button isBusy busyLabel="Paying…" onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: /^Pay/ });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('data-busy')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Paying…');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('UI-80 a busy submit button does not submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Pay
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('UI-81 a link button is a link', () => {
  render(
    <LinkButton component="a" href="/menu" tone="secondary">
      Menu
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/menu');
});
