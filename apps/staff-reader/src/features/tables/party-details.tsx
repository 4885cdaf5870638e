import type { Party } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePaper } from '#shared/paper/paper-context';
import { usePaymentPath } from '#shared/payment-path';
import { usePageSession } from '#shared/session/session-context';
import { GuestLine } from './guest-line';
import { PartyBill } from './party-bill';
import { PartyOrder } from './party-order';
import styles from './tables.module.css';

type PartyDetailsProps = {
  readonly party: Party;
  readonly isClosing: boolean;
  readonly onRename: (guest_id: string, name: string) => void;
  readonly onClose: () => void;
};

/** One party: its guests, what they ordered, what they owe and who pays it. */
export function PartyDetails({ party, isClosing, onRename, onClose }: PartyDetailsProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const paymentPath = usePaymentPath();
  const { print } = usePaper();
  const { opened_at, guests, orders, bill } = party;
  const billed = orders.filter(({ status }) => status !== 'ORDER_CANCELLED').toReversed();
  return (
    <section className={styles.party}>
      <h3 className={styles.heading}>{t('staff.tables.party', { time: time(opened_at) })}</h3>
      <ul>
        {guests.map(({ guest_id, name }) => (
          <GuestLine
            key={guest_id}
            name={name}
            payTo={bill && bill.open > 0 ? paymentPath(guest_id, bill.table_id) : null}
            onRename={(next) => onRename(guest_id, next)}
          />
        ))}
      </ul>
      <h4 className={styles.subheading}>{t('staff.tables.ordered')}</h4>
      {orders.length === 0 && <p className={styles.detail}>{t('staff.tables.nothing')}</p>}
      {orders.map((order) => (
        <PartyOrder key={order.order_id} order={order} />
      ))}
      {bill && <PartyBill bill={bill} />}
      {billed.length > 0 && (
        <Button
          tone="secondary"
          size="large"
          isWide
          onClick={() => print({ paper: 'receipt', orders: billed })}
        >
          {t('staff.paper.bill')}
        </Button>
      )}
      <Button
        tone="secondary"
        size="large"
        isWide
        isBusy={isClosing}
        busyLabel={t('common.one_moment')}
        onClick={onClose}
      >
        {t('staff.tables.close')}
      </Button>
    </section>
  );
}
