import type { CheckedLine } from '@comanda/cart';
import type { Item } from '@comanda/contracts';
import { useCart, useCartActions, useOrderFault, useTotals } from '@comanda/ordering';
import { CartCampaigns } from '@comanda/ordering-ui/cart-campaigns';
import { OrderFaultNotice } from '@comanda/ordering-ui/cart-bar';
import { CartLines } from '@comanda/ordering-ui/cart-lines';
import { useFormat } from '@comanda/ordering-ui/times';
import { PriceReasons, TotalsTable } from '@comanda/ordering-ui/totals';
import { BackIcon, Button } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '#app/screen/screen';
import { ConnectionNote } from './connection-note';
import { OrderNote } from './order-note';
import { PaymentTrouble } from './payment-trouble';
import styles from './cart-screen.module.css';

type CartScreenProps = {
  /** Warnings that come before the order, such as that of a lost card reader. */
  readonly notice: ReactNode;
  readonly editPath: (line: CheckedLine) => string;
  readonly itemPath: (item: Item) => string;
  readonly onBack: () => void;
  readonly onPay: () => void;
};

/** The whole order: its dishes, promotions, note and totals, and the way to pay. */
export function CartScreen({ notice, editPath, itemPath, onBack, onPay }: CartScreenProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const cart = useCart();
  const { totals } = useTotals();
  const { setQuantity, remove, restore, accept } = useCartActions();
  const fault = useOrderFault();
  const total = totals.total_with_tip_and_tax;
  // The lines tell it now; left from the menu, the message would hide what is asked further down.
  useEffect(() => toasts.dismiss('added'), []);

  function removeLine(line_id: string) {
    const removed = cart.lines.find(({ line }) => line.line_id === line_id);
    remove(line_id);
    toasts.show({
      message: t('cart.line.removed', { name: removed?.line.name_seen ?? '' }),
      action: { label: t('common.undo'), onAction: restore },
      id: 'removed',
    });
  }

  return (
    <Screen
      title={t('cart.title')}
      bar={
        <div className={styles.bar}>
          <Button tone="secondary" size="large" onClick={onBack} data-escape="">
            <BackIcon /> {t('common.back')}
          </Button>
          <Button size="large" isWide disabled={fault !== null} onClick={onPay}>
            {t(total === 0 ? 'kiosk.cart.send' : 'kiosk.cart.pay', { total: money(total) })}
          </Button>
        </div>
      }
    >
      <div className={styles.cart}>
        <ConnectionNote />
        {notice}
        <PaymentTrouble />
        <CartLines
          lines={cart.lines}
          given={cart.given}
          hasChanges={cart.changes.length > 0}
          onAccept={() => accept(cart.checked)}
          onQuantity={setQuantity}
          onRemove={removeLine}
          editPath={editPath}
        />
        <CartCampaigns itemPath={itemPath} />
        <OrderNote />
        <TotalsTable totals={totals} />
        <PriceReasons />
        {fault !== null && <OrderFaultNotice fault={fault} />}
      </div>
    </Screen>
  );
}
