import { BagIcon, EmptyState, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type SoldOutOrderProps = {
  readonly dishes: string;
  readonly menuPath: string;
  readonly onLeave: () => void;
};

/** An order of which nothing can be had any more: nothing to add up, nothing to pay, and the way to something else. */
export function SoldOutOrder({ dishes, menuPath, onLeave }: SoldOutOrderProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        icon={<BagIcon />}
        title={t('checkout.sold_out.title')}
        action={
          <LinkButton component={Link} to={menuPath} onClick={onLeave}>
            {t('cart.empty.action')}
          </LinkButton>
        }
      >
        {t('checkout.sold_out.body', { dishes })}
      </EmptyState>
    </div>
  );
}
