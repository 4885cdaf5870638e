import { BagIcon, EmptyState, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClosedNotice } from '../notices/closed-notice';

/** An order with nothing in it, and the way to fill it. */
export function EmptyCart({ orderPath }: { readonly orderPath: string }) {
  const { t } = useTranslation();
  return (
    <>
      <ClosedNotice />
      <EmptyState
        icon={<BagIcon />}
        title={t('cart.empty.title')}
        action={
          <LinkButton component={Link} to={orderPath}>
            {t('cart.empty.action')}
          </LinkButton>
        }
      >
        {t('cart.empty.body')}
      </EmptyState>
    </>
  );
}
