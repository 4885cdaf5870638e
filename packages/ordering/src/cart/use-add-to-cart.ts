import { placesOf } from '@comanda/cart';
import { err, ok, type Result } from '@comanda/kernel';
import { defaultCounts, type ModifierCounts } from '@comanda/modifiers';
import { useCallback } from 'react';
import { addFault, type AddFault } from '../menu/add-fault';
import { lineDraft } from './line-draft';
import { occasionOf } from '../menu/occasion';
import { type Ordering, useOrdering } from '../provider/ordering-context';
import { type Catalogue, useCatalogue } from '../provider/use-catalogue';
import { addToCart } from '../store/cart-actions';

export type AddInput = {
  readonly item_id: string;
  /** The menu that it was chosen from. */
  readonly menu_id?: string | null;
  /** The item's defaults unless given. */
  readonly modifier_counts?: ModifierCounts;
  readonly multiplier?: number;
  readonly special_instructions?: string;
};

type Shop = Pick<Ordering, 'store' | 'clock' | 'policy'> & Pick<Catalogue, 'restaurant' | 'index'>;

/** Puts an item into the cart, or says why it cannot be at that moment. */
export function useAddToCart(): (input: AddInput) => Result<{ line_id: string }, AddFault> {
  const { store, clock, policy } = useOrdering();
  const { restaurant, index } = useCatalogue();
  return useCallback(
    (input) => addItem({ store, clock, policy, restaurant, index }, input),
    [store, clock, policy, restaurant, index],
  );
}

/** The same at a restaurant as it has just been read. */
export function addItem(
  { store, clock, policy, restaurant, index }: Shop,
  { item_id, menu_id, modifier_counts, multiplier = 1, special_instructions = '' }: AddInput,
): Result<{ line_id: string }, AddFault> {
  const places = placesOf(index, { item_id, menu_id });
  const counts = modifier_counts ?? (places[0] ? defaultCounts(places[0].item) : {});
  const { details } = store.getState();
  const occasion = occasionOf(restaurant, details, { now: clock.now(), policy });
  // Another menu may serve it at this moment.
  const entry =
    places.find((place) => addFault(restaurant, place, counts, occasion) === null) ?? places[0];
  const fault = addFault(restaurant, entry, counts, occasion);
  if (fault) return err(fault);
  if (!entry) return err({ code: 'item_unavailable' });
  const draft = lineDraft(entry, { modifier_counts: counts, multiplier, special_instructions });
  return ok({ line_id: addToCart(store, draft) });
}
