import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SegmentedControl } from './segmented-control';

const OPTIONS = [
  { value: '0', label: 'No tip' },
  { value: '15', label: '15%', detail: '$1.50' },
  { value: '20', label: '20%', isDisabled: true },
] as const;

test('UI-45 nothing is chosen until somebody chooses', async () => {
  const onChange = vi.fn();
  render(<SegmentedControl legend="Tip" options={OPTIONS} value={null} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Tip' })).toBeTruthy();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.checked)).toEqual([false, false, false]);
  await userEvent.click(screen.getByText('15%'));
  expect(onChange).toHaveBeenCalledWith('15');
});

test('UI-45 a disabled segment cannot be chosen', async () => {
  const onChange = vi.fn();
  render(<SegmentedControl legend="Tip" options={OPTIONS} value="0" onChange={onChange} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No tip' }).checked).toBe(true);
  await userEvent.click(screen.getByText('20%'));
  expect(onChange).not.toHaveBeenCalled();
});
