import {
  useCart,
  useCartActions,
  useCheckoutDetails,
  useOrderFault,
  useOrdering,
  usePickup,
  useRestaurant,
  useRestaurantStatus,
  useTipChoices,
  useTotals,
} from '@comanda/ordering';
import { LinkButton } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { EmptyCart } from '#features/cart-lines/empty-cart';
import { CartLines } from '#features/cart-lines/cart-lines';
import { CartCampaigns } from '#features/cart-campaigns/cart-campaigns';
import { CheckoutBar } from '#features/cart-bar/checkout-bar';
import { OrderFaultNotice } from '#features/cart-bar/order-fault-notice';
import { PickupPicker } from '#features/pickup/pickup-picker';
import { TipPicker } from '#features/tip-picker/tip-picker';
import { TotalsTable } from '#features/totals/totals-table';
import { NoteField } from '#shared/note-field';
import { Page } from '#shared/page';
import { toasts } from '#shared/toasts';
import { CHECKOUT_TEXTS, useTexts } from '#shared/use-texts';
import { LanguageAction } from './language-action';

/** The whole order before it is paid: change it, say when, tip, and go on. */
export function CartRoute() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { name } = useRestaurant();
  const { count } = useCart();
  const { totals } = useTotals();
  const fault = useOrderFault();
  const [wasEmpty] = useState(count === 0);
  const areTextsThere = useTexts(CHECKOUT_TEXTS);
  const orderPath = pathTo('order', { endpoint });
  if (wasEmpty && count === 0) return <Navigate to={orderPath} replace />;
  return (
    <Page
      title={t('cart.title')}
      siteName={name}
      backTo={orderPath}
      actions={<LanguageAction />}
      isNarrow
      bar={
        count > 0 && (
          <CheckoutBar
            to={pathTo('phone', { endpoint })}
            total={totals.total_with_tip_and_tax}
            fault={fault}
          />
        )
      }
    >
      {count === 0 && <EmptyCart orderPath={orderPath} />}
      <OrderFaultNotice fault={fault} />
      {count > 0 && areTextsThere && <FilledCart orderPath={orderPath} />}
    </Page>
  );
}

function FilledCart({ orderPath }: { readonly orderPath: string }) {
  const { t } = useTranslation();
  const { endpoint, store } = useOrdering();
  const { prep_minutes } = useRestaurant();
  const { state } = useRestaurantStatus();
  const { lines, changes, checked } = useCart();
  const actions = useCartActions();
  const details = useCheckoutDetails();
  const pickup = usePickup();
  const tips = useTipChoices();
  const { totals } = useTotals();

  function remove(line_id: string) {
    const removed = lines.find(({ line }) => line.line_id === line_id);
    actions.remove(line_id);
    toasts.show({
      message: t('cart.line.removed', {
        name: removed?.item?.name ?? removed?.line.name_seen ?? '',
      }),
      action: { label: t('common.undo'), onAction: () => store.getState().restoreRemoved() },
      id: 'removed',
    });
  }

  return (
    <>
      <CartLines
        lines={lines}
        hasChanges={changes.length > 0}
        onAccept={() => actions.accept(checked)}
        onQuantity={actions.setQuantity}
        onRemove={remove}
        editPath={({ line: { menu_id, category_id, item_id, line_id } }) =>
          `${pathTo('item', { endpoint, menu_id, category_id, item_id })}?line=${line_id}`
        }
      />
      <LinkButton component={Link} to={orderPath} tone="secondary" isWide>
        {t('cart.add_more')}
      </LinkButton>
      <CartCampaigns />
      <PickupPicker pickup={pickup} canOrderNow={state === 'open'} prep_minutes={prep_minutes} />
      {tips.is_offered && <TipPicker choices={tips} />}
      <NoteField
        label={t('cart.instructions.title')}
        placeholder={t('cart.instructions.placeholder')}
        value={details.order_instructions}
        onChange={(order_instructions) => details.set({ order_instructions })}
      />
      <TotalsTable totals={totals} />
    </>
  );
}
