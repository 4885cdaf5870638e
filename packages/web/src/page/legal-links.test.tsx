import { LANGUAGES } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { LegalLinks } from './legal-links';

const SITES = { en: '', fr: '/fr', es: '/es', pt: '/pt' } as const;

afterEach(cleanup);

test.each(LANGUAGES)('%s: the legal pages are linked in the guest’s language', async (language) => {
  const i18n = await createI18n({ language, groups: ['browsing'] });
  const { getAllByRole } = render(
    <I18nextProvider i18n={i18n}>
      <LegalLinks />
    </I18nextProvider>,
  );
  const links = getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [i18n.t('common.privacy'), `${SITES[language]}/privacy`],
    [i18n.t('common.terms'), `${SITES[language]}/tos`],
  ]);
});
