import { useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import { BagIcon, PinIcon, SearchIcon, TableIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { type Action, ActionList } from '@comanda/web/page';
import { useFormat } from '../times/use-format';
import styles from './order-type-choice.module.css';

type OrderTypeChoiceProps = {
  readonly orderPath: string;
  readonly canOrder: boolean;
  /** Where a guest says at which table; none where nobody is served at one. */
  readonly dineInPath?: string | undefined;
  /** Where an order is begun that is brought; none where nobody brings any. */
  readonly deliveryPath?: string | undefined;
  readonly onTakeOut?: (() => void) | undefined;
};

/** How the guest wants to eat today. */
export function OrderTypeChoice(props: OrderTypeChoiceProps) {
  const { orderPath, canOrder, dineInPath, deliveryPath, onTakeOut } = props;
  const { t } = useTranslation();
  const { hotel, delivery_min_spend } = useRestaurant();
  const { money } = useFormat();
  // A table cannot be booked for later.
  const isOpen = useRestaurantStatus().state === 'open';
  const dineIn: Action = {
    icon: <TableIcon />,
    label: t('home.dine_in'),
    detail: t('home.dine_in_detail'),
    to: dineInPath ?? '',
    isMain: isOpen,
  };
  const takeOut: Action = {
    icon: <BagIcon />,
    label: t('home.take_out'),
    detail: t(hotel ? 'home.take_out_detail_hotel' : 'home.take_out_detail'),
    to: orderPath,
    isMain: !dineInPath || !isOpen,
    onFollow: onTakeOut,
  };
  const delivery: Action = {
    icon: <PinIcon />,
    label: t('home.delivery'),
    detail:
      delivery_min_spend > 0
        ? t('home.delivery_detail_from', { amount: money(delivery_min_spend) })
        : t('home.delivery_detail'),
    to: deliveryPath ?? '',
  };
  const browse: Action = {
    icon: <SearchIcon />,
    label: t('home.browse'),
    to: orderPath,
    isMain: !isOpen && !canOrder,
  };
  const atTable = dineInPath ? [dineIn] : [];
  const ordering = canOrder ? [takeOut, ...(deliveryPath ? [delivery] : [])] : [];
  const others = [...ordering, browse];
  return (
    <section className={styles.choice} aria-labelledby="order-type-title">
      <h2 id="order-type-title" className={styles.title}>
        {t('home.how')}
      </h2>
      <ActionList
        label={t('home.how')}
        actions={isOpen ? [...atTable, ...others] : [...others, ...atTable]}
      />
    </section>
  );
}
