import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from './combobox';

const DISHES = [
  { value: 'classic', label: 'Harbor Classic' },
  { value: 'fries', label: 'Fries', detail: 'Sides' },
  { value: 'flan', label: 'Flan' },
];

function Stock({ start = null }: { readonly start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <Combobox
        label="Dish"
        hint="All menus"
        options={DISHES}
        value={value}
        onChange={setValue}
        emptyLabel="No dish is called that"
        clearLabel="Clear"
        openLabel="All dishes"
      />
      <output>{value ?? 'none'}</output>
    </>
  );
}

test('UI-95 typing finds, keys choose', async () => {
  render(<Stock />);
  const input = screen.getByRole('combobox', { name: 'Dish' });
  expect(input.getAttribute('aria-describedby')).toBeTruthy();
  await userEvent.type(input, 'fl');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Flan']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('flan');
});

test('UI-95 the button opens the whole list, a tap chooses', async () => {
  render(<Stock />);
  await userEvent.click(screen.getByRole('button', { name: 'All dishes' }));
  await userEvent.click(await screen.findByRole('option', { name: /Fries/ }));
  expect(screen.getByText('fries')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Fries');
});

test('UI-95 nothing that matches is said, and what was chosen can be cleared', async () => {
  render(<Stock start="classic" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('none')).toBeTruthy();
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('No dish is called that')).toBeTruthy();
});
