import { useState } from 'react';
import { CartBar } from '#features/browse/cart-bar';
import { Upsell } from '#features/upsell/upsell';
import { useTopDishes } from '#features/upsell/use-top-dishes';
import { changeVisit, useVisit } from '#shared/visit';
import { useKioskPayment } from './payment-provider';
import { useGo, useKioskPath } from './use-go';

/** The order so far, and the way to its page, past dishes to go with it once. */
export function CheckoutBar() {
  const go = useGo();
  const path = useKioskPath();
  const { was_offered } = useVisit();
  const dishes = useTopDishes();
  const { reset } = useKioskPayment();
  const [isOpen, setOpen] = useState(false);

  /** An error of the last try is about another order by now. */
  function openCart() {
    reset();
    go('cart');
  }
  function checkOut() {
    if (was_offered || dishes.length === 0) return openCart();
    changeVisit({ was_offered: true });
    setOpen(true);
  }

  return (
    <CartBar onCheckout={checkOut}>
      <Upsell
        isOpen={isOpen}
        dishes={dishes}
        itemPath={({ item_id, menu_id }) => path('item', { item: item_id, menu: menu_id })}
        menuPath={({ menu_id }) => path('browse', { menu: menu_id })}
        onClose={() => setOpen(false)}
        onCheckout={openCart}
      />
    </CartBar>
  );
}
