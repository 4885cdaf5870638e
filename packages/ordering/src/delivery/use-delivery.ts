import type { ApiFailure } from '@comanda/api-client';
import { MIN_NAME_LENGTH } from '@comanda/contracts';
import { useCallback, useReducer, useRef } from 'react';
import { askAsGuest } from '../table/ask-as-guest';
import { useCart } from '../cart/use-cart';
import { type DeliveryFault, deliveryFault } from './delivery-terms';
import { offersDelivery } from './offers-delivery';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import type { DeliveryForm, KeptQuote } from '../store/delivery-slice';
import { nextQuote, type QuoteFault, type QuoteFlow } from './quote-flow';
import { useDeliveryDeadline } from './use-delivery-deadline';

export type FormField = keyof DeliveryForm;

export type DeliveryView = {
  /** Whether this restaurant brings anything, and is paid for it online. */
  readonly is_offered: boolean;
  readonly is_wanted: boolean;
  /** Brought, or picked up. What is brought is brought as soon as it is ready. */
  readonly choose: (is_wanted: boolean) => void;
  readonly form: DeliveryForm;
  readonly edit: (changes: Partial<DeliveryForm>) => void;
  /** Required fields before a quote. */
  readonly missing: readonly FormField[];
  readonly tip: number;
  /** Most that the courier may be promised, in cents. */
  readonly max_tip: number;
  /** For the courier, in cents. The price counts for one tip only: where there was one, it is asked for anew by itself. */
  readonly setTip: (cents: number) => void;
  readonly stage: QuoteFlow['stage'];
  readonly ask_fault: QuoteFault | null;
  /** Asks what bringing it costs. A second call while one is under way does nothing. */
  readonly ask: () => Promise<void>;
  readonly quote: KeptQuote | null;
  /**
   * Minimum amount of the dishes, in cents, while they are below it: the restaurant's general minimum, until a quote
   * has its own. null = the amount suffices.
   */
  readonly min_spend: number | null;
  /** Why the order cannot be paid yet. */
  readonly fault: DeliveryFault | null;
};

/** How a guest has an order brought: where to, for how much, and until when that holds. */
export function useDelivery(): DeliveryView {
  const { client, store, language, clock, policy } = useOrdering();
  const restaurant = useRestaurant();
  const { restaurant_id } = restaurant;
  const { subtotal, totals } = useCart();
  const choice = useOrderingStore((state) => state.delivery);
  const [flow, dispatch] = useReducer(nextQuote, { stage: 'idle' });
  const isAsking = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  useDeliveryDeadline();
  const now = clock.now();
  const min_spend = choice.quote?.min_spend ?? restaurant.delivery_min_spend;

  const ask = useCallback(async (): Promise<void> => {
    clearTimeout(again.current);
    const { delivery, setDetails } = store.getState();
    if (isAsking.current || missingOf(delivery.form).length > 0) return;
    isAsking.current = true;
    dispatch({ type: 'ask' });
    const { form } = delivery;
    const name = `${form.first_name.trim()} ${form.last_name.trim()}`;
    const deps = { client, store, section_type: policy.section_type };
    function quote(delivery_tip: number) {
      return askAsGuest(deps, { restaurant_id, name, language }, ({ guest_id }) =>
        client.quoteDelivery({
          restaurant_id,
          guest_id,
          dropoff_address: form.address.trim(),
          dropoff_instructions: form.instructions.trim(),
          dropoff_phone_number: form.phone.trim(),
          guest_first_name: form.first_name.trim(),
          guest_last_name: form.last_name.trim(),
          delivery_tip,
        }),
      );
    }
    let { tip } = delivery;
    let asked = await quote(tip);
    // Another tip that was chosen meanwhile has another price.
    while (asked.ok) {
      const now = store.getState().delivery;
      if (now.form !== form || now.tip === tip) break;
      ({ tip } = now);
      asked = await quote(tip);
    }
    isAsking.current = false;
    if (!asked.ok) return dispatch({ type: 'refused', fault: faultOf(asked.error) });
    dispatch({ type: 'answered' });
    // And so has another address.
    if (store.getState().delivery.form !== form) return;
    const { id, fee, dropoff_eta, min_spend, delivery_tip, expires_in_seconds } = asked.value;
    const expires_at = new Date(clock.now().getTime() + expires_in_seconds * 1000).toISOString();
    const kept = { id, fee, dropoff_eta, min_spend, delivery_tip, expires_at };
    store.getState().setDelivery({ quote: kept });
    // The contact of a delivery is not requested again.
    setDetails({ name, phone: form.phone.trim(), pickup_time: null });
  }, [client, store, language, clock, policy, restaurant_id]);

  function setTip(tip: number): void {
    const { delivery, setDelivery } = store.getState();
    setDelivery({ tip });
    // While it is asked for, the answer tells that it is of another tip.
    if (delivery.quote === null && (isAsking.current || flow.stage !== 'asking')) return;
    dispatch({ type: 'ask' });
    clearTimeout(again.current);
    again.current = setTimeout(() => {
      if (store.getState().delivery.is_wanted) void ask();
      else dispatch({ type: 'answered' });
    }, PAUSE_MS);
  }

  return {
    is_offered: offersDelivery(restaurant),
    is_wanted: choice.is_wanted,
    choose(is_wanted) {
      store.getState().setDelivery({ is_wanted });
      if (is_wanted) store.getState().setDetails({ order_type: 'TAKEOUT', pickup_time: null });
    },
    form: choice.form,
    edit(changes) {
      store.getState().setDelivery({ form: { ...choice.form, ...changes } });
      // It is not what is asked about any more.
      clearTimeout(again.current);
      if (!isAsking.current) dispatch({ type: 'answered' });
      dispatch({ type: 'edited' });
    },
    missing: missingOf(choice.form),
    tip: choice.tip,
    max_tip: totals.net_total,
    setTip,
    stage: flow.stage,
    ask_fault: flow.stage === 'refused' ? flow.fault : null,
    ask,
    quote: choice.quote,
    min_spend: subtotal < min_spend ? min_spend : null,
    fault: deliveryFault(choice, subtotal, now),
  };
}

/** For a guest who tries one tip after the other, or types one. */
const PAUSE_MS = 600;

function missingOf(form: DeliveryForm): FormField[] {
  const fewest = { address: 5, first_name: MIN_NAME_LENGTH, last_name: MIN_NAME_LENGTH, phone: 1 };
  const fields = ['address', 'first_name', 'last_name', 'phone'] as const;
  return fields.filter((field) => form[field].trim().length < fewest[field]);
}

function faultOf(failure: ApiFailure): QuoteFault {
  return failure.kind === 'problem'
    ? { code: 'refused', error: failure.problem.code }
    : { code: 'offline' };
}
