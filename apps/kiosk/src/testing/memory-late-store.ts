import type { KeptNumbers, KeptOrder, LateStore } from '#shared/late/late-store';

/** Keeps late orders as the browser's database does, for environments without one: each call is whole or not done. */
export function memoryLateStore(): LateStore {
  let kept: KeptNumbers = { numbers: [], reserved_at: null };
  const orders = new Map<number, KeptOrder>();
  return {
    numbers: async () => kept,
    async setNumbers(given) {
      kept = given;
    },
    async add(order) {
      const { local_number } = order;
      const numbers = kept.numbers.filter((each) => each.local_number !== local_number);
      if (numbers.length === kept.numbers.length) return false;
      kept = { ...kept, numbers };
      orders.set(local_number, order);
      return true;
    },
    orders: async () => [...orders.values()],
    async remove(local_number) {
      orders.delete(local_number);
    },
  };
}
