import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InTexts } from '../testing/in-texts';
import { LanguageSheet } from './language-sheet';

afterEach(cleanup);

test('each language is named, and spoken, in itself', async () => {
  await act(async () => {
    render(
      <InTexts>
        <LanguageSheet
          isOpen
          languages={['en', 'fr', 'es', 'pt']}
          current="en"
          onClose={() => undefined}
        />
      </InTexts>,
    );
  });
  await screen.findByRole('radio', { name: 'English', checked: true });
  for (const [lang, name] of [
    ['en', 'English'],
    ['fr', 'Français'],
    ['es', 'Español'],
    ['pt', 'Português'],
  ] as const) {
    expect(screen.getByRole('radio', { name })).toBeTruthy();
    expect(screen.getByText(name).lang).toBe(lang);
  }
});
