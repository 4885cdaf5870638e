import { LinkButton } from '@comanda/ui';
import { AnyLanguage } from '@comanda/web/language';
import { LegalLinks, Page } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageSession } from '#shared/session/session-context';
import { PinPad } from './pin-pad';
import styles from './sign-in-page.module.css';

type SignInPageProps = { readonly devicesPath: string; readonly chooserPath: string };

/** The first page of a device that is not paired: the PIN, and the ways to pair it or to work for another restaurant. */
export function SignInPage({ devicesPath, chooserPath }: SignInPageProps) {
  const { t } = useTranslation();
  const { restaurant, device } = usePageSession();
  return (
    <Page
      title={restaurant.name}
      subtitle={t('staff.sign_in.body')}
      siteName={t('staff.title')}
      actions={<AnyLanguage />}
      isNarrow
    >
      <PinPad />
      <div className={styles.ways}>
        {device ? (
          <p>{t('staff.devices.paired_as', { name: device.name })}</p>
        ) : (
          <>
            <p>{t('staff.sign_in.pair_hint')}</p>
            <LinkButton component={Link} to={devicesPath} tone="secondary">
              {t('staff.sign_in.pair')}
            </LinkButton>
          </>
        )}
        <LinkButton component={Link} to={chooserPath} tone="quiet">
          {t('staff.choose.other')}
        </LinkButton>
        <LegalLinks />
      </div>
    </Page>
  );
}
