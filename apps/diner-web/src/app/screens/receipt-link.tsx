import { LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { leaving } from '@comanda/web/embedding';

type ReceiptLinkProps = {
  readonly guest_id: string;
  /** Names one of the orders of a guest at no table. */
  readonly order_id?: string;
  readonly size?: 'small' | 'large';
  readonly tone?: 'primary' | 'secondary';
  readonly isWide?: boolean;
};

/** The way to a guest's receipt, which stands in no frame and needs no session. */
export function ReceiptLink({ guest_id, order_id, ...look }: ReceiptLinkProps) {
  const { t } = useTranslation();
  const query = order_id === undefined ? '' : `?order=${order_id}`;
  return (
    <LinkButton
      component="a"
      href={pathTo('receipt', { guest_id }) + query}
      {...leaving()}
      {...look}
    >
      {t('order.complete.receipt')}
    </LinkButton>
  );
}
