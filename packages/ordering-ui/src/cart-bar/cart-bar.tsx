import { FloatingBar } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../times/use-format';

type CartBarProps = { readonly count: number; readonly subtotal: number; readonly to: string };

/** Shows the order's contents, always in thumb reach; hidden while empty. */
export function CartBar({ count, subtotal, to }: CartBarProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (count === 0) return null;
  const total = money(subtotal);
  return (
    <FloatingBar
      component={Link}
      to={to}
      label={t('cart.view')}
      count={count}
      total={total}
      status={t('cart.status', { count, total })}
    />
  );
}
