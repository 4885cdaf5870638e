import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from './text-area';

function draw(value: string) {
  return (
    <TextArea
      label="Note"
      value={value}
      onChange={() => undefined}
      remainingLabel={(remaining) => `${remaining} left`}
    />
  );
}

test('UI-42 stops at 250 characters and shows how many are used', () => {
  render(draw('No onions'));
  expect(screen.getByRole('textbox', { name: 'Note' }).getAttribute('maxlength')).toBe('250');
  expect(screen.getByText('9 / 250')).toBeTruthy();
});

test('UI-42 says when few are left, and only then', () => {
  const view = render(draw('x'.repeat(229)));
  expect(screen.getByRole('status').textContent).toBe('');
  view.rerender(draw('x'.repeat(230)));
  expect(screen.getByRole('status').textContent).toBe('20 left');
});
