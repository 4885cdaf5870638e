import {
  useCart,
  useCartActions,
  useChangedTotal,
  useCheckoutDetails,
  useOrdering,
  useTotals,
} from '@comanda/ordering';
import { LinkButton } from '@comanda/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderNotices } from '#app/hotel/order-notices';
import type { Place } from '#app/use-item-path';
import { CartCampaigns } from '@comanda/ordering-ui/cart-campaigns';
import { CartLines } from '@comanda/ordering-ui/cart-lines';
import { SuggestedDishes } from '@comanda/ordering-ui/suggested-dishes';
import { PriceReasons, TotalsTable } from '@comanda/ordering-ui/totals';
import { ActionBanner } from '@comanda/ordering-ui/notices';
import { NoteField } from '@comanda/ordering-ui/contact';
import { toasts } from '@comanda/web/toasts';
import { useFormat } from '@comanda/ordering-ui/times';
import { withSearch } from '@comanda/web/page';

type FilledCartProps = {
  /** Where more is chosen. */
  readonly morePath: string;
  readonly itemPath: (place: Place) => string;
  /** When it is wanted, where that is asked. */
  readonly pickup?: ReactNode;
  /** The tip, where it is asked before the order. */
  readonly tip?: ReactNode;
};

const SAFETY = ['safety'] as const;

/** An order with something in it: change it, make it cheaper, say when and how, and see what it comes to. */
export function FilledCart({ morePath, itemPath, pickup, tip }: FilledCartProps) {
  const { t } = useTranslation();
  const { lines, given, changes, checked } = useCart();
  const actions = useCartActions();
  const { policy } = useOrdering();
  const details = useCheckoutDetails();

  // The lines tell it now; left from the menu, the message would hide what is asked further down.
  useEffect(() => toasts.dismiss('added'), []);

  function remove(line_id: string) {
    const removed = lines.find(({ line }) => line.line_id === line_id);
    actions.remove(line_id);
    toasts.show({
      message: t('cart.line.removed', {
        name: removed?.item?.name ?? removed?.line.name_seen ?? '',
      }),
      action: { label: t('common.undo'), onAction: actions.restore },
      id: 'removed',
    });
  }

  return (
    <>
      <OrderNotices kinds={SAFETY} />
      <CartLines
        lines={lines}
        given={given}
        hasChanges={changes.length > 0}
        onAccept={() => actions.accept(checked)}
        onQuantity={actions.setQuantity}
        onRemove={remove}
        isRemovedBelowOne={policy.quantity.at_minimum === 'remove'}
        editPath={({ line }) => withSearch(itemPath(line), 'line', line.line_id)}
      />
      <LinkButton component={Link} to={morePath} tone="secondary" isWide>
        {t('cart.add_more')}
      </LinkButton>
      <CartCampaigns itemPath={itemPath} />
      {pickup}
      {tip}
      <NoteField
        label={t('cart.instructions.title')}
        placeholder={t('cart.instructions.placeholder')}
        value={details.order_instructions}
        onChange={(order_instructions) => details.set({ order_instructions })}
      />
      <CartTotals />
      <PriceReasons />
      {/* Last: it comes when the server has answered, and must not move what a finger is on its way to. */}
      <SuggestedDishes itemPath={itemPath} />
    </>
  );
}

/** By itself: the rest of the page need not be drawn again when the server has answered. */
function CartTotals() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const view = useTotals();
  const changed = useChangedTotal(view);
  return (
    <>
      {changed && (
        <ActionBanner
          title={t('checkout.price_changed.title')}
          label={t('common.dismiss')}
          onAction={changed.forget}
        >
          {t('checkout.price_changed.body', {
            total: money(changed.total),
            former: money(changed.former),
          })}
        </ActionBanner>
      )}
      <TotalsTable totals={view.totals} />
    </>
  );
}
