import { useGuestName } from '@comanda/i18n/react';
import { useCartSize } from '@comanda/ordering';
import { BagIcon, EmptyState, LinkButton, PersonIcon, PlusIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClosedNotice } from '@comanda/ordering-ui/notices';
import { type Action, ActionList } from '@comanda/web/page';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';
import { useSharedActions } from '../use-shared-actions';

/** The guest's own place: what they ordered, and all that can be done from here. */
export function GuestHomeRoute() {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { me, seat, table, orders, paths, is_tablet } = useParty();
  const sharedActions = useSharedActions();
  const inCart = useCartSize();
  if (!seat.identity?.guest_id) return <Nobody />;
  const name = me?.name ?? seat.identity.known_name ?? '';
  const ordered = orders
    .filter((order) => order.guest_id === seat.identity?.guest_id)
    .flatMap(({ items }) => items)
    .reduce((sum, { multiplier }) => sum + multiplier, 0);
  const code = table?.local_id;
  const isBegun = ordered > 0 || inCart > 0;
  const actions: Action[] = [
    {
      icon: <PlusIcon />,
      label: t(isBegun ? 'table.home.add' : 'table.home.start'),
      to: paths.logoView,
      isMain: true,
    },
    {
      icon: <BagIcon />,
      label: t('table.home.my_order', { count: ordered }),
      detail: t('table.home.my_order_detail'),
      to: paths.orders,
    },
    ...sharedActions,
    ...(code && !is_tablet
      ? [{ icon: <PersonIcon />, label: t('table.home.switch'), to: paths.table(code) }]
      : []),
  ];
  return (
    <TablePage
      title={t('table.home.welcome', { name: guestName(name) })}
      backTo={paths.logoView}
      isNarrow
      bar={<TableBar />}
    >
      <ClosedNotice />
      <ActionList label={t('table.home.guest')} actions={actions} />
    </TablePage>
  );
}

function Nobody() {
  const { t } = useTranslation();
  const { table, paths } = useParty();
  const code = table?.local_id;
  return (
    <TablePage title={t('table.home.guest')} isNarrow>
      <EmptyState
        icon={<PersonIcon />}
        title={code ? t('table.guests.title') : t('table.home.nobody')}
        action={
          <LinkButton component={Link} to={code ? paths.table(code) : paths.orderType}>
            {t('table.home.start')}
          </LinkButton>
        }
      />
    </TablePage>
  );
}
