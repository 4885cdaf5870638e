import { useMemo } from 'react';
import { useCart } from '../cart/use-cart';
import { useDeliveryChoice } from '../delivery/use-delivery-choice';
import { useSettledOrder } from '../cart/use-settled-order';
import { deliveryTerms } from '../delivery/delivery-terms';
import { orderableLines, totalsInput } from './priced-order';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useRestaurant } from '../provider/use-restaurant';
import { explainOrder, type PriceReasons } from './explain-order';

/** Why the order costs what it costs, step by step; null while its tip cannot be taken. */
export function usePriceReasons(): PriceReasons | null {
  const restaurant = useRestaurant();
  const { checked, outcome } = useSettledOrder();
  const { tip } = useCart();
  const delivery = useDeliveryChoice();
  const order_type = useOrderingStore(({ details }) => details.order_type);
  return useMemo(() => {
    const terms = deliveryTerms(delivery);
    const input = totalsInput(restaurant, checked, order_type, outcome.adjustments, tip, terms);
    return explainOrder(orderableLines(checked), input, outcome);
  }, [restaurant, checked, order_type, outcome, tip, delivery]);
}
