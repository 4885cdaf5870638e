import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectField } from './select-field';

test('UI-40 a select is tied to its label, hint and error', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      label="Time"
      hint="Local time"
      error="Choose a time"
      value="a"
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="a">12:00</option>
      <option value="b">12:05</option>
    </SelectField>,
  );
  const select = screen.getByRole('combobox', {
    name: 'Time',
    description: 'Choose a time Local time',
  });
  await userEvent.selectOptions(select, '12:05');
  expect(onChange).toHaveBeenCalledWith('b');
});
