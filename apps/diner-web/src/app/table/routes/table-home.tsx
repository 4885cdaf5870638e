import { useGuestName } from '@comanda/i18n/react';
import { useRestaurant } from '@comanda/ordering';
import { BagIcon, PersonIcon, TableIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { type Action, ActionList } from '@comanda/web/page';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';
import { useOtherTableText } from '../use-other-table-text';
import { useSharedActions } from '../use-shared-actions';

/** The table as a whole: who sits there, what was ordered, what is owed. */
export function TableHomeRoute() {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { name } = useRestaurant();
  const { seat, table, guests, orders, paths, is_tablet } = useParty();
  const sharedActions = useSharedActions();
  const otherTableText = useOtherTableText();
  const code = table?.local_id;
  if (seat.identity === null) return <Navigate to={paths.codeEntry} replace />;
  const who = guests.map((guest) => guestName(guest.name)).join(', ');
  const actions: Action[] = [
    {
      icon: <PersonIcon />,
      label: t('table.guests.title'),
      detail: who || undefined,
      to: code ? paths.table(code) : paths.guestHome,
      isMain: true,
    },
    ...(orders.length > 0
      ? [{ icon: <BagIcon />, label: t('table.orders.title'), to: paths.orders }]
      : []),
    ...sharedActions,
    ...(is_tablet ? [] : [{ icon: <TableIcon />, label: otherTableText, to: paths.codeEntry }]),
  ];
  return (
    <TablePage title={table?.label ?? name} subtitle={code ?? undefined} isNarrow hasFace>
      <RestaurantHero />
      <ActionList label={t('table.home.table')} actions={actions} />
    </TablePage>
  );
}
