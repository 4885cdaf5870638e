import { useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import type { TableFault } from '@comanda/ordering/table';
import { Banner, Button, LinkButton } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ClosedNotice } from '@comanda/ordering-ui/notices';
import { GuestList } from '#features/table-guests/guest-list';
import { useParty } from '../party-context';
import { useOtherTableText } from '../use-other-table-text';
import { useTableFaultText } from '../use-table-fault-text';

/** Chooses the guest who orders at this table: a listed one, or a new one in one tap. */
export function JoinedTable() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { guests, me, paths, selectGuest, addGuest, pays_later } = useParty();
  const { hotel, pay_at_counter_label } = useRestaurant();
  const otherTableText = useOtherTableText();
  const faultText = useTableFaultText();
  // Where nothing is ordered, a guest still sits down: a waiter can be called.
  const isReadOnly = useRestaurantStatus().state === 'browse_only';
  const [isAdding, setAdding] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);

  function choose(guest_id: string) {
    selectGuest(guest_id);
    void navigate(paths.guestHome);
  }
  async function orderAnew() {
    setAdding(true);
    setFault(null);
    const added = await addGuest('');
    setAdding(false);
    if (added.ok) void navigate(paths.logoView);
    else setFault(added.error);
  }

  return (
    <>
      <ClosedNotice />
      {fault && (
        <Banner tone="danger" isLive>
          {faultText(fault)}
        </Banner>
      )}
      {guests.length === 0 && !isReadOnly && <p>{t('table.guests.first')}</p>}
      {hotel && pays_later && pay_at_counter_label && !isReadOnly && (
        <p>{t('table.guests.paid_how', { how: pay_at_counter_label })}</p>
      )}
      <GuestList guests={guests} mine={me?.guest_id ?? null} onSelect={choose} />
      <Button
        size="large"
        isWide
        isBusy={isAdding}
        busyLabel={t('common.loading')}
        onClick={() => void orderAnew()}
      >
        {t(isReadOnly ? 'table.guests.see_menu' : 'table.guests.new_order')}
      </Button>
      {!isReadOnly && (
        <LinkButton component={Link} to={paths.addGuest} tone="secondary" size="large" isWide>
          {t('table.guests.own_name')}
        </LinkButton>
      )}
      <LinkButton component={Link} to={paths.codeEntry} tone="quiet" size="large" isWide>
        {otherTableText}
      </LinkButton>
    </>
  );
}
