import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './switch';

test('UI-93 a tap on the label or a key turns it over', async () => {
  const onChange = vi.fn();
  render(<Switch label="Sound" detail="One for each order" isOn={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Sound', checked: false });
  const described = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('One for each order');
  await userEvent.click(screen.getByText('Sound'));
  control.focus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls.map(([isOn]) => isOn)).toEqual([true, true]);
});

test('UI-93 a disabled one cannot be turned', async () => {
  const onChange = vi.fn();
  render(<Switch label="Sound" isOn disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('Sound'));
  expect(onChange).not.toHaveBeenCalled();
});
