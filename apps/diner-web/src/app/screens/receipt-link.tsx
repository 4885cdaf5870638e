import { LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { leaving } from '@comanda/web/embedding';

type ReceiptLinkProps = {
  readonly guest_id: string;
  readonly size?: 'small' | 'large';
  readonly tone?: 'primary' | 'secondary';
  readonly isWide?: boolean;
};

/** The way to a guest's receipt, which stands in no frame and needs no session. */
export function ReceiptLink({ guest_id, ...look }: ReceiptLinkProps) {
  const { t } = useTranslation();
  return (
    <LinkButton component="a" href={pathTo('receipt', { guest_id })} {...leaving()} {...look}>
      {t('order.complete.receipt')}
    </LinkButton>
  );
}
