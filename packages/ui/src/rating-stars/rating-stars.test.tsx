import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RatingStars } from './rating-stars';

test('UI-46 each of five stars has a name and tells its number', async () => {
  const onChange = vi.fn();
  render(
    <RatingStars
      legend="How was it?"
      starLabel={(stars) => `${stars} stars`}
      value={2}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'How was it?' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  expect(onChange).toHaveBeenCalledWith(5);
});
