import type { ScreenOrder } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import styles from './order-screen.module.css';

type OrderColumnProps = {
  readonly kind: 'preparing' | 'ready';
  /** undefined = not read yet. */
  readonly orders: readonly ScreenOrder[] | undefined;
  /** As many as there is room for; the others are counted. */
  readonly most: number;
  /** The numbers that have just become ready. */
  readonly called: readonly string[];
};

/** One half of the screen. */
export function OrderColumn({ kind, orders, most, called }: OrderColumnProps) {
  const { t } = useTranslation();
  const title = t(`wall.orders.${kind}`);
  const more = (orders?.length ?? 0) - most;
  return (
    <section className={styles.half} data-kind={kind}>
      <h2 className={styles.title}>{title}</h2>
      {orders?.length === 0 && <p className={styles.none}>{t(`wall.orders.none_${kind}`)}</p>}
      <ul
        className={styles.numbers}
        aria-label={title}
        aria-live={kind === 'ready' ? 'polite' : undefined}
      >
        {orders?.slice(0, most).map(({ order_number, name, ready_at }) => (
          <li
            key={`${order_number} ${ready_at ?? ''}`}
            className={styles.entry}
            data-called={called.includes(order_number) || undefined}
          >
            <span className={styles.number}>{order_number}</span>
            {name && (
              <span className={styles.name} dir="auto">
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('wall.orders.more', { count: more })}</p>}
    </section>
  );
}
