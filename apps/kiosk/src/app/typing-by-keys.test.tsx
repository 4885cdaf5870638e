import { createI18n } from '@comanda/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { TEXT_GROUPS } from './text-groups';
import { useKeypad } from '#features/access/use-keypad';
import { KeyboardDock } from '#features/keyboard/keyboard-dock';

function Page() {
  useKeypad();
  return (
    <main>
      <button type="button">Before</button>
      <input aria-label="Name" />
      <button type="button">After</button>
      <KeyboardDock />
    </main>
  );
}

test('a guest with arrows, Enter and Escape alone types a name and goes on after it', async () => {
  const i18n = await createI18n({ language: 'en', groups: TEXT_GROUPS });
  render(
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(name);
  await screen.findByRole('button', { name: 'q' });

  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  await user.keyboard('{ArrowUp}');
  const key = await screen.findByRole('button', { name: 'q' });
  await user.keyboard('{Enter}');
  expect(document.activeElement?.closest('[data-keyboard]')).not.toBeNull();
  while (document.activeElement !== key) await user.keyboard('{ArrowRight}');
  await user.keyboard('{Enter}');
  expect(name.value).toBe('q');
  const done = screen.getByRole('button', { name: 'Done' });
  while (document.activeElement !== done) await user.keyboard('{ArrowRight}');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'q' })).toBeNull());

  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(name);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
  await user.keyboard('{ArrowDown}{Escape}');
  expect(document.activeElement).toBe(document.body);
});
