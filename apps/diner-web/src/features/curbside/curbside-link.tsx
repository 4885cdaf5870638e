import type { Order } from '@comanda/contracts';
import type { TextGroup } from '@comanda/i18n';
import { useRestaurant } from '@comanda/ordering';
import { LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTexts } from '@comanda/web/late';

const TEXTS: readonly TextGroup[] = ['venue'];

/** For whoever comes by car: the way to say that they are there. Nothing where the order is carried to nobody. */
export function CurbsideLink({ order, to }: { readonly order: Order; readonly to: string }) {
  const { t } = useTranslation();
  const { curbside_enabled, hotel } = useRestaurant();
  const areTextsThere = useTexts(TEXTS);
  const isCarried = order.order_type === 'TAKEOUT' && order.delivery === null && hotel === null;
  const isOver = order.status === 'ORDER_CANCELLED' || order.status === 'ORDER_COMPLETED';
  if (!curbside_enabled || !isCarried || isOver || !areTextsThere) return null;
  return (
    <LinkButton component={Link} to={to} tone="secondary" size="large" isWide>
      {t('venue.curbside.arrived')}
    </LinkButton>
  );
}
