import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckboxRow } from './option-row';

test('what is not to be had is crossed out; what only does not fit beside the rest is not', () => {
  render(<CheckboxRow label="Ranch" disabledLabel="Sold out" />);
  render(<CheckboxRow label="Honey butter" disabled />);
  const [soldOut, full] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([soldOut?.disabled, full?.disabled]).toEqual([true, true]);
  expect(soldOut?.closest('[data-crossed]')).toBeTruthy();
  expect(full?.closest('[data-crossed]')).toBeNull();
});
