import { newIntentKey } from '@comanda/api-client';
import {
  acceptChanges,
  addLine,
  type Cart,
  type CartLineDraft,
  type CheckedCart,
  editLine,
  type QuantityPolicy,
  removeLine,
  restoreLine,
  setQuantity,
} from '@comanda/cart';
import type { OrderingStore } from './ordering-store';

/** Gives the line's id, which is another line's where the two are equal. */
export function addToCart(store: OrderingStore, draft: CartLineDraft): string {
  const line_id = newIntentKey();
  const before = store.getState().cart;
  const cart = addLine(before, draft, line_id);
  store.setState({ cart });
  const changed = cart.lines.find((line, index) => line !== before.lines[index]);
  return changed?.line_id ?? line_id;
}

export function editInCart(store: OrderingStore, line_id: string, draft: CartLineDraft): void {
  store.setState(({ cart }) => ({ cart: editLine(cart, line_id, draft) }));
}

export function setQuantityInCart(
  store: OrderingStore,
  line_id: string,
  quantity: number,
  policy: QuantityPolicy,
): void {
  replace(store, setQuantity(store.getState().cart, line_id, quantity, policy));
}

export function removeFromCart(store: OrderingStore, line_id: string): void {
  replace(store, removeLine(store.getState().cart, line_id));
}

/** Puts back the line that was removed last, in its place, with the campaigns that went because of it. */
export function restoreRemoved(store: OrderingStore): void {
  const { cart, campaigns, lost_campaigns, removed } = store.getState();
  if (!removed) return;
  const { line, index, left, lost } = removed;
  const isLost = new Set(lost.map(({ campaign_instance_id }) => campaign_instance_id));
  const owned = left.lines.filter(({ campaign_instance_id: id }) => id !== null && isLost.has(id));
  const ownerOf = new Map(owned.map((each) => [each.line_id, each.campaign_instance_id]));
  let whole: Cart = {
    lines: cart.lines.map((each) => {
      const campaign_instance_id = ownerOf.get(each.line_id) ?? each.campaign_instance_id;
      return { ...each, campaign_instance_id };
    }),
  };
  for (const reward of owned.filter(({ is_reward_item }) => is_reward_item)) {
    whole = restoreLine(whole, reward, left.lines.indexOf(reward));
  }
  store.setState({
    cart: restoreLine(whole, line, index),
    campaigns: [...campaigns, ...lost],
    // It is back: there is nothing to tell of it any more.
    lost_campaigns: lost_campaigns.filter(
      ({ campaign_instance_id }) => !isLost.has(campaign_instance_id),
    ),
    removed: null,
  });
}

export function acceptCartChanges(store: OrderingStore, checked: CheckedCart): void {
  store.setState(({ cart }) => ({ cart: acceptChanges(cart, checked) }));
}

function replace(store: OrderingStore, cart: Cart): void {
  const { cart: before, removed } = store.getState();
  const index = before.lines.findIndex(
    (line) => !cart.lines.some((other) => other.line_id === line.line_id),
  );
  const line = before.lines[index];
  const isRemoval = line !== undefined && cart.lines.length === before.lines.length - 1;
  store.setState({ cart, removed: isRemoval ? { line, index, left: cart, lost: [] } : removed });
}
