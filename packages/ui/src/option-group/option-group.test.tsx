import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CheckboxRow, RadioRow } from '../option-row/option-row';
import { OptionGroup } from './option-group';

test('UI-41 a group says its name, its rule and what is missing', () => {
  const view = render(
    <OptionGroup legend="Size" hint="Choose 1">
      <RadioRow name="size" label="Small" />
    </OptionGroup>,
  );
  expect(screen.getByRole('group', { name: 'Size', description: 'Choose 1' })).toBeTruthy();
  const alert = screen.getByRole('alert');
  view.rerender(
    <OptionGroup legend="Size" hint="Choose 1" error="Choose a size">
      <RadioRow name="size" label="Small" />
    </OptionGroup>,
  );
  expect(alert.textContent).toBe('Choose a size');
  expect(screen.getByRole('group').hasAttribute('data-invalid')).toBe(true);
});

test('UI-44 the whole row toggles, and the price describes it', async () => {
  const onChange = vi.fn();
  render(<CheckboxRow label="Bacon" detail="Two strips" price="+$2.00" onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'Bacon', description: 'Two strips +$2.00' });
  await userEvent.click(screen.getByText('+$2.00'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(box).toBeTruthy();
});

test('UI-44 a reason stands in place of the price and disables the row', async () => {
  const onChange = vi.fn();
  render(
    <RadioRow
      name="size"
      label="Large"
      price="+$3.00"
      disabledLabel="Out of stock"
      onChange={onChange}
    />,
  );
  const radio = screen.getByRole('radio', { name: 'Large', description: 'Out of stock' });
  expect(radio.hasAttribute('disabled')).toBe(true);
  expect(screen.queryByText('+$3.00')).toBeNull();
  await userEvent.click(screen.getByText('Large'));
  expect(onChange).not.toHaveBeenCalled();
});

test('UI-44 what trails is outside the label', async () => {
  const onChange = vi.fn();
  render(
    <CheckboxRow
      label="Cheddar"
      onChange={onChange}
      trailing={<button type="button">More</button>}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onChange).not.toHaveBeenCalled();
});
