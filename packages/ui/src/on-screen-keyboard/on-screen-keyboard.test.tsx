import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { KeyboardLanguage } from './layouts';
import { keyboardLayout } from './layouts';
import { OnScreenKeyboard } from './on-screen-keyboard';

const LABELS = {
  shift: 'Capital letters',
  erase: 'Erase',
  space: 'Space',
  symbols: 'Symbols',
  letters: 'Letters',
  done: 'Done',
};

function Name({
  language = 'en',
  onDone = () => undefined,
}: {
  readonly language?: KeyboardLanguage;
  readonly onDone?: () => void;
}) {
  const [value, setValue] = useState('');
  return (
    <>
      <input aria-label="Name" value={value} onChange={(event) => setValue(event.target.value)} />
      <OnScreenKeyboard
        label="Keyboard"
        labels={LABELS}
        language={language}
        value={value}
        onChange={setValue}
        onDone={onDone}
        maxLength={6}
      />
    </>
  );
}

async function tap(...names: readonly string[]) {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
}

function typed() {
  return screen.getByRole<HTMLInputElement>('textbox').value;
}

test('UI-100 taps type, one capital at a time, and leave the focus in the field', async () => {
  render(<Name />);
  screen.getByRole('textbox').focus();
  await tap('Capital letters', 'N', 'o', 'Space', 'a', 'Erase', 'Erase', 'r');
  expect(typed()).toBe('Nor');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('UI-100 it goes on from what the field holds, up to the longest text', async () => {
  render(<Name />);
  await userEvent.type(screen.getByRole('textbox'), 'Nora');
  await tap('Symbols', '1', 'Letters', 'b', 'c');
  expect(typed()).toBe('Nora1b');
});

test('UI-100 the last key says that it is done', async () => {
  const onDone = vi.fn();
  render(<Name onDone={onDone} />);
  await tap('Done');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test.each([
  ['en', 'qwerty'],
  ['fr', 'azertyéàç'],
  ['es', 'qwertyñáü'],
  ['pt', 'qwertyçãõ'],
] as const)(
  'UI-100 %s has its letters, large and small, in rows of eleven at most',
  (language, letters) => {
    const layout = keyboardLayout(language);
    for (const letter of letters) {
      expect(layout.default.join(' ').split(' ')).toContain(letter);
      expect(layout.shift.join(' ').split(' ')).toContain(letter.toUpperCase());
    }
    for (const row of layout.default) expect(row.split(' ').length).toBeLessThanOrEqual(11);
  },
);

test('UI-100 by keys alone the focus stays at its place when the layer changes', async () => {
  render(<Name />);
  const shift = await screen.findByRole('button', { name: 'Capital letters' });
  shift.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Capital letters' }));
  const capital = screen.getByRole('button', { name: 'N' });
  capital.focus();
  await userEvent.keyboard('{Enter}');
  expect(typed()).toBe('N');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'n' }));
});
