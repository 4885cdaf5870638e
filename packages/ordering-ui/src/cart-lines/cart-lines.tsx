import type { CheckedLine } from '@comanda/cart';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { type CartLineActions, CartLineRow } from './cart-line-row';
import styles from './cart-lines.module.css';

type CartLinesProps = CartLineActions & {
  readonly lines: readonly CheckedLine[];
  /** How much of a line's price a promotion gives away, by line_id. */
  readonly given: ReadonlyMap<string, number>;
  readonly hasChanges: boolean;
  /** Takes the changes over: new prices count, what is gone leaves the order. */
  readonly onAccept: () => void;
};

/** The lines of the order. What has changed about them since they were chosen is told, and taken over only by the guest. */
export function CartLines({ lines, given, hasChanges, onAccept, ...actions }: CartLinesProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('cart.title')}>
      {hasChanges && (
        <Banner
          tone="warning"
          isLive
          action={
            <Button size="small" tone="secondary" onClick={onAccept}>
              {t('cart.accept')}
            </Button>
          }
        >
          {t('cart.checked')}
        </Banner>
      )}
      <ul>
        {lines.map((checked) => (
          <li key={checked.line.line_id} className={styles.line}>
            <CartLineRow checked={checked} given={given.get(checked.line.line_id)} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
