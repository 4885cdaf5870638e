import { countedName } from '@comanda/i18n';
import type { BoardOrder, OrderItem } from '@comanda/contracts';
import { allergensIn } from '@comanda/modifiers';
import { unitsOf } from '@comanda/staff/board';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { byRound } from '#shared/order-lines/by-round';
import { usePlaceText } from '#shared/place/use-place-text';
import { usePageSession } from '#shared/session/session-context';
import { CopyMark } from './copy-mark';
import styles from './paper.module.css';

type KitchenTicketProps = {
  readonly order: BoardOrder;
  /** The round that is printed; null = all of them. */
  readonly round: number | null;
  readonly isCopy: boolean;
};

/** The dishes that the kitchen makes: the number of the order, where it goes, and each dish with its choices, note and allergens. */
export function KitchenTicket({ order, round, isCopy }: KitchenTicketProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const { place, detail } = usePlaceText()(order);
  const rounds = byRound(order.items).filter((each) => round === null || each.round === round);
  return (
    <>
      {isCopy && <CopyMark />}
      <p className={styles.number}>{order.order_number}</p>
      <p className={styles.place} dir="auto">
        {[place, detail].filter(Boolean).join(' · ')}
      </p>
      <p dir="auto">
        {[guestName(order.guest_name), order.placed_at && time(order.placed_at)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {order.order_instructions && (
        <p className={styles.boxed} dir="auto">
          {order.order_instructions}
        </p>
      )}
      {rounds.map((each) => (
        <section key={each.round} className={styles.round}>
          {each.round > 1 && (
            <p className={styles.added}>
              {each.sent_at === null
                ? t('staff.ticket.added_plain')
                : t('staff.ticket.added', { time: time(each.sent_at) })}
            </p>
          )}
          {each.items.map((item) => (
            <TicketDish key={item.item_instance_id} item={item} />
          ))}
        </section>
      ))}
    </>
  );
}

function TicketDish({ item }: { readonly item: OrderItem }) {
  const { t } = useTranslation();
  const { contains } = allergensIn([item, ...item.modifiers]);
  return (
    <div className={styles.dish}>
      <span className={styles.quantity}>{unitsOf(item)}</span>
      <div>
        <p className={styles.name} dir="auto">
          {item.name}
        </p>
        {item.modifiers.map((choice) => (
          <p key={choice.modifier_id} dir="auto">
            {countedName(choice)}
          </p>
        ))}
        {item.special_instructions && (
          <p className={styles.boxed} dir="auto">
            {item.special_instructions}
          </p>
        )}
        {contains.length > 0 && (
          <p className={styles.allergens}>
            {`${t('staff.ticket.allergens')}: ${contains.map((each) => t(`allergen.${each}`)).join(', ')}`}
          </p>
        )}
      </div>
    </div>
  );
}
