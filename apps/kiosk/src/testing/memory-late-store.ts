import { type KeptOrder, type LateStore, NO_NUMBERS } from '#shared/late/late-store';

/** Keeps late orders as the browser's database does, for environments without one: each call is whole or not done. */
export function memoryLateStore(): LateStore {
  let kept = NO_NUMBERS;
  const orders = new Map<string, KeptOrder>();
  return {
    numbers: async () => kept,
    async changeNumbers(change) {
      kept = change(kept);
    },
    async add(order) {
      const { local_number } = order;
      const numbers = kept.numbers.filter((each) => each.local_number !== local_number);
      if (numbers.length === kept.numbers.length) return false;
      kept = { ...kept, numbers };
      orders.set(keyOf(order), order);
      return true;
    },
    orders: async () => ({ orders: [...orders.values()], unreadable: 0 }),
    async remove(order) {
      orders.delete(keyOf(order));
    },
  };
}

function keyOf({ reserved_by, local_number }: KeptOrder): string {
  return `${reserved_by} ${local_number}`;
}
