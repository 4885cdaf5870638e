import type { TextGroup } from '@comanda/i18n';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalDocument } from '#features/legal/legal-document';
import { AnyLanguage } from '@comanda/web/language';
import { Page } from '@comanda/web/page';
import { PageOnItsWay, useTexts } from '@comanda/web/late';

const TEXTS: readonly TextGroup[] = ['legal'];
const PRIVACY = ['what', 'who', 'card', 'device', 'table', 'time', 'rights'] as const;
const TERMS = ['order', 'price', 'pay', 'food', 'text', 'fair'] as const;

/** What becomes of what a guest says. */
export function PrivacyRoute() {
  const { t } = useTranslation();
  const areTextsThere = useTexts(TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  const sections = PRIVACY.map((key) => ({
    title: t(`legal.privacy.${key}_title`),
    body: t(`legal.privacy.${key}_body`),
  }));
  return (
    <LegalPage
      title={t('legal.privacy.title')}
      intro={t('legal.privacy.intro')}
      sections={sections}
    />
  );
}

/** The rules of ordering here. */
export function TermsRoute() {
  const { t } = useTranslation();
  const areTextsThere = useTexts(TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  const sections = TERMS.map((key) => ({
    title: t(`legal.terms.${key}_title`),
    body: t(`legal.terms.${key}_body`),
  }));
  return (
    <LegalPage title={t('legal.terms.title')} intro={t('legal.terms.intro')} sections={sections} />
  );
}

type LegalPageProps = { readonly title: string } & ComponentProps<typeof LegalDocument>;

/** They belong to no restaurant, so that they are there in every language. */
function LegalPage({ title, ...document }: LegalPageProps) {
  const { t } = useTranslation();
  return (
    <Page
      title={title}
      siteName={t('common.app_name')}
      backTo="/"
      actions={<AnyLanguage />}
      isNarrow
    >
      <LegalDocument {...document} />
    </Page>
  );
}
