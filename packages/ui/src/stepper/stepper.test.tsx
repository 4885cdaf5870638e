import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper } from './stepper';

const LABELS = {
  label: 'Quantity',
  decreaseLabel: 'One fewer',
  increaseLabel: 'One more',
  removeLabel: 'Remove',
};

test('UI-43 asks for one more and one fewer, and says the value', async () => {
  const onChange = vi.fn();
  render(<Stepper {...LABELS} value={3} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Quantity' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
  expect(onChange.mock.calls).toEqual([[4], [2]]);
});

test('UI-43 stops at its bounds without losing the focus', async () => {
  const onChange = vi.fn();
  render(<Stepper {...LABELS} value={1} max={1} onChange={onChange} />);
  const fewer = screen.getByRole('button', { name: 'One fewer' });
  await userEvent.click(fewer);
  expect(document.activeElement).toBe(fewer);
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('UI-43 removes at the minimum where that is offered', async () => {
  const onRemove = vi.fn();
  const onChange = vi.fn();
  render(<Stepper {...LABELS} value={1} onChange={onChange} onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});
