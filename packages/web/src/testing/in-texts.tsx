import { createI18n } from '@comanda/i18n';
import { type ReactNode, Suspense, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

const texts = createI18n({ language: 'en', groups: ['browsing'] });

type InTextsProps = { readonly children: ReactNode };

/** Gives a part of a page its texts and an address, for tests and stories. */
export function InTexts({ children }: InTextsProps) {
  return (
    <Suspense fallback={null}>
      <Texts>{children}</Texts>
    </Suspense>
  );
}

function Texts({ children }: InTextsProps) {
  return (
    <I18nextProvider i18n={use(texts)}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nextProvider>
  );
}
