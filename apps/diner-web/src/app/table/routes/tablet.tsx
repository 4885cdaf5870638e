import { useRestaurant } from '@comanda/ordering';
import { LinkButton, Spinner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageAction } from '#app/routes/language-action';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { ActionBanner } from '@comanda/ordering-ui/notices';
import { Page } from '@comanda/web/page';
import { useParty } from '../party-context';
import { TabletPairing } from '../tablet-pairing';
import { usePairedTablet } from '../use-paired-tablet';
import { useStartOver } from '../use-start-over';
import { rememberedTabletTable } from '../remembered';
import styles from './table-join.module.css';

/** The restaurant's own tablet: paired once, and from then on the first page of every guest. */
export function TabletRoute() {
  const { is_known, is_paired, confirmPaired } = usePairedTablet();
  if (!is_known) return <FrameSkeleton />;
  return is_paired ? <TabletStart /> : <TabletPairing onPaired={confirmPaired} />;
}

/** Between two guests: what the last one did is over and forgotten. */
function TabletStart() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { paths } = useParty();
  const { is_done, is_busy, is_failed, retry } = useStartOver();
  const code = rememberedTabletTable();

  return (
    <Page title={name} siteName={name} actions={<LanguageAction />}>
      <RestaurantHero />
      {is_failed && (
        <ActionBanner
          title={t('table.tablet.not_closed')}
          label={t('common.retry')}
          onAction={retry}
          isBusy={is_busy}
        >
          {t('table.tablet.not_closed_body')}
        </ActionBanner>
      )}
      {is_busy && (
        <p className={styles.waiting} role="status">
          {!is_failed && <Spinner />} <span>{t('common.one_moment')}</span>
        </p>
      )}
      {is_done && (
        <LinkButton
          component={Link}
          to={code === '' ? paths.logoView : paths.table(code)}
          size="large"
          isWide
        >
          {t('table.tablet.begin')}
        </LinkButton>
      )}
    </Page>
  );
}
