import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToggleChips } from './toggle-chips';

const DIETS = [
  { value: 'vegan', label: 'Vegan' },
  { value: 'halal', label: 'Halal' },
  { value: 'kosher', label: 'Kosher', isDisabled: true },
] as const;

test('UI-94 any number can be on, each says whether it is', async () => {
  const onChange = vi.fn();
  render(<ToggleChips label="Diets" options={DIETS} value={['halal']} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Diets' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Halal', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Vegan', pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith(['halal', 'vegan']);
  await userEvent.click(screen.getByRole('button', { name: 'Halal' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
