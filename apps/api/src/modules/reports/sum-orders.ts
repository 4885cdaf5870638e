import type { DayReport, DaySums, Order } from '@comanda/contracts';
import { wallTimeAt } from '@comanda/schedules';
import { groupBy } from '../../shared/group-by';
import { orderTaxes } from '../orders/order-taxes';

const NO_SUMS: DaySums = {
  subtotal: 0,
  discount: 0,
  net_total: 0,
  delivery_fee: 0,
  tax_amount: 0,
  included_tax: 0,
  total_with_tax: 0,
  tip_amount: 0,
  delivery_tip_amount: 0,
  total_with_tip_and_tax: 0,
};

type OrderSums = Pick<
  DayReport,
  'orders' | 'items' | 'totals' | 'open_amount' | 'refunded_amount' | 'taxes' | 'hours' | 'dishes'
>;

/** Adds up orders as their receipts show them, in the order in which they were placed. */
export function sumOrders(orders: readonly Order[], timezone: string): OrderSums {
  return {
    orders: orders.length,
    items: sum(
      orders.flatMap(({ items }) => items),
      ({ multiplier }) => multiplier,
    ),
    totals: sumTotals(orders),
    open_amount: sum(orders, ({ open_amount }) => open_amount),
    refunded_amount: sum(orders, ({ refunded_amount }) => refunded_amount),
    taxes: sumTaxes(orders),
    hours: sumHours(orders, timezone),
    dishes: sumDishes(orders),
  };
}

export function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

function sumTotals(orders: readonly Order[]): DaySums {
  const names = Object.keys(NO_SUMS) as (keyof DaySums)[]; // Object.keys forgets the literal types
  return Object.fromEntries(
    names.map((name) => [name, sum(orders, ({ totals }) => totals[name])]),
  ) as DaySums; // the same names
}

function sumTaxes(orders: readonly Order[]): DayReport['taxes'] {
  return [...groupBy(orders.flatMap(taxesOf), ({ tax_rate }) => Number(tax_rate)).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const taxed = [first, ...others];
      return {
        tax_rate: first.tax_rate,
        net_total: sum(taxed, ({ net_total }) => net_total),
        delivery_fee: sum(taxed, ({ delivery_fee }) => delivery_fee),
        tax_amount: sum(taxed, ({ tax_amount }) => tax_amount),
        included_tax: sum(taxed, ({ included_tax }) => included_tax),
      };
    })
    .toSorted((a, b) => Number(b.tax_rate) - Number(a.tax_rate));
}

/** The taxes of one order, with what was taxed; a delivery fee stands at the order's own rate. */
function taxesOf({ totals }: Order): DayReport['taxes'] {
  const { tax_rate, net_total, delivery_fee, included_tax } = totals;
  const taxes = orderTaxes({ ...totals, taxes: totals.taxes ?? null });
  const own = taxes.find(({ rate }) => Number(rate) === Number(tax_rate));
  const others = taxes.filter((tax) => tax !== own);
  const dishes = net_total - sum(others, ({ taxable }) => taxable);
  const rows = others.map(({ rate, taxable, amount }) => row(rate, taxable, 0, amount));
  const isEmpty = own === undefined && dishes === 0 && delivery_fee === 0;
  return isEmpty ? rows : [row(tax_rate, dishes, delivery_fee, own?.amount ?? 0), ...rows];

  function row(rate: string, net: number, fee: number, amount: number) {
    const isIncluded = included_tax > 0;
    return {
      tax_rate: rate,
      net_total: net,
      delivery_fee: fee,
      tax_amount: isIncluded ? 0 : amount,
      included_tax: isIncluded ? amount : 0,
    };
  }
}

function sumHours(orders: readonly Order[], timezone: string): DayReport['hours'] {
  const placed = orders.flatMap((order) =>
    order.placed_at === null
      ? []
      : [{ ...order, hour: Number(wallTimeAt(new Date(order.placed_at), timezone).slice(0, 2)) }],
  );
  return [...groupBy(placed, ({ hour }) => hour)].map(([hour, its]) => ({
    hour,
    orders: its.length,
    amount: sum(its, ({ amount }) => amount),
  }));
}

/** A dish that was renamed during the day is two: each receipt has its name. */
function sumDishes(orders: readonly Order[]): DayReport['dishes'] {
  const lines = orders.flatMap(({ items }) => items);
  return [...groupBy(lines, ({ item_id, name }) => `${item_id} ${name}`).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { item_id, name, menu_name } = first;
      const sold = [first, ...others];
      return {
        item_id,
        name,
        menu_name,
        units: sum(sold, ({ multiplier }) => multiplier),
        amount: sum(sold, ({ amount }) => amount),
        discount: sum(sold, ({ discount }) => discount),
      };
    })
    .toSorted((a, b) => b.units - a.units || a.name.localeCompare(b.name));
}
