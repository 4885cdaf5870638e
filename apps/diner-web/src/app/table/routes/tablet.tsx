import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '@comanda/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageAction } from '#app/routes/language-action';
import { FrameSkeleton } from '#features/restaurant-frame/frame-skeleton';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { Page } from '#shared/page';
import { useParty } from '../party-context';
import { TabletPairing } from '../tablet-pairing';
import { usePairedTablet } from '../use-paired-tablet';
import { becomeTabletOf, rememberedTabletTable, rememberTabletTable } from '../remembered';

/** The restaurant's own tablet: paired once, and from then on the first page of every guest. */
export function TabletRoute() {
  const { is_known, is_paired, confirmPaired } = usePairedTablet();
  if (!is_known) return <FrameSkeleton />;
  return is_paired ? <TabletStart /> : <TabletPairing onPaired={confirmPaired} />;
}

/** Between two guests: what the last one did is over and forgotten. */
function TabletStart() {
  const { t } = useTranslation();
  const { endpoint, client } = useOrdering();
  const { name, restaurant_id } = useRestaurant();
  const { seat, table, paths } = useParty();
  const queryClient = useQueryClient();
  const code = rememberedTabletTable();

  const startOver = useEffectEvent(() => {
    becomeTabletOf(endpoint);
    if (table?.is_tablet && table.local_id) rememberTabletTable(table.local_id);
    const table_id = seat.identity?.table_id;
    // Only a table of one's own, or a tablet's, is closed by its guests; the server refuses any other.
    if (table && table_id !== undefined) {
      const { table_session_id } = table;
      void client.closeTable({ restaurant_id, table_id, table_session_id, source: 'tablet' });
    }
    // Also where nobody sat down: what was chosen and typed is not the next guest's.
    seat.reset();
    if (table_id !== undefined) queryClient.removeQueries({ queryKey: ['table', table_id] });
  });
  useEffect(() => startOver(), []);

  return (
    <Page title={name} siteName={name} actions={<LanguageAction />}>
      <RestaurantHero />
      <LinkButton
        component={Link}
        to={code === '' ? paths.logoView : paths.table(code)}
        size="large"
        isWide
      >
        {t('table.tablet.begin')}
      </LinkButton>
    </Page>
  );
}
