import { createI18n } from '@comanda/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { HealthForm } from './health-form';

afterEach(cleanup);

test('a name that is in use leads back to the name, and says so there', async () => {
  const user = userEvent.setup();
  const i18n = await createI18n({ language: 'en', groups: ['browsing', 'checkout', 'table'] });
  const names: string[] = [];
  render(
    <I18nextProvider i18n={i18n}>
      <HealthForm
        isOpen
        country="CA"
        asksTableNumber={false}
        isBusy={false}
        error="This name is in use."
        onSave={async (name) => (names.push(name) === 1 ? 'name' : 'thanks')}
        onClose={() => undefined}
      />
    </I18nextProvider>,
  );
  expect(screen.queryByText('This name is in use.')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '+1 416 555 0123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  const first = await screen.findByRole('textbox', { name: 'First name' });
  expect(screen.getByText('This name is in use.')).toBeTruthy();
  await user.type(first, ' B');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByText('This name is in use.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
  expect(names).toEqual(['Ada Byron', 'Ada B Byron']);
});
