import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberPad } from './number-pad';

function Pin({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <>
      <NumberPad
        label="PIN"
        value={value}
        onChange={setValue}
        maxLength={4}
        eraseLabel="Erase"
        clearLabel="Clear"
        isDisabled={isDisabled}
      />
      <output>{value}</output>
    </>
  );
}

async function tap(...names: readonly string[]) {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
}

function typed() {
  return screen.getByRole('status').textContent;
}

test('UI-97 taps type digits, take one back, and take all', async () => {
  render(<Pin />);
  expect(screen.getByRole('group', { name: 'PIN' })).toBeTruthy();
  await tap('1', '0', '9');
  expect(typed()).toBe('109');
  await tap('Erase');
  expect(typed()).toBe('10');
  await tap('Clear');
  expect(typed()).toBe('');
});

test('UI-97 a digit too many is ignored', async () => {
  render(<Pin />);
  await tap('1', '2', '3', '4', '5');
  expect(typed()).toBe('1234');
});

test('UI-97 a keyboard types, too, and leaves other keys alone', async () => {
  render(<Pin />);
  screen.getByRole('group').focus();
  await userEvent.keyboard('12x3{Backspace}');
  expect(typed()).toBe('12');
  await userEvent.keyboard('{Delete}');
  expect(typed()).toBe('');
});

test('UI-97 a disabled pad types nothing', async () => {
  render(<Pin isDisabled />);
  screen.getByRole('group').focus();
  await userEvent.keyboard('1');
  await tap('2');
  expect(typed()).toBe('');
});
