import type { PaymentTotals } from '@comanda/contracts';

type PricedLine = { readonly amount: number; readonly discount: number };

/** Throws, naming every sum that is wrong, unless an order's totals and its lines agree to the cent. */
export function totalsAddUp(totals: PaymentTotals, lines?: readonly PricedLine[]): void {
  const faults = [
    ...sumFaults(totals),
    ...wholeFaults(totals),
    ...(lines === undefined ? [] : lineFaults(totals, lines)),
  ];
  if (faults.length > 0) throw new Error(`The totals do not add up:\n- ${faults.join('\n- ')}`);
}

function sumFaults(totals: PaymentTotals): string[] {
  const { subtotal, discount, net_total, delivery_fee, tax_amount, total_with_tax } = totals;
  const { tip_amount, delivery_tip_amount, total_with_tip_and_tax } = totals;
  return [
    ...differing('net_total = subtotal − discount', net_total, subtotal - discount),
    ...differing(
      'total_with_tax = net_total + delivery_fee + tax_amount',
      total_with_tax,
      net_total + delivery_fee + tax_amount,
    ),
    ...differing(
      'total_with_tip_and_tax = total_with_tax + tip_amount + delivery_tip_amount',
      total_with_tip_and_tax,
      total_with_tax + tip_amount + delivery_tip_amount,
    ),
    ...taxFaults(totals),
    ...(tip_amount > net_total ? [`tip_amount ${tip_amount} is above net_total ${net_total}`] : []),
  ];
}

function taxFaults({ taxes, tax_amount, included_tax }: PaymentTotals): string[] {
  if (taxes === undefined) return [];
  const sum = taxes.reduce((total, { amount }) => total + amount, 0);
  return differing('tax_amount + included_tax = sum of the taxes', tax_amount + included_tax, sum);
}

function wholeFaults(totals: PaymentTotals): string[] {
  return Object.entries(totals).flatMap(([name, amount]) =>
    name === 'tax_rate' || name === 'taxes' || (Number.isSafeInteger(amount) && Number(amount) >= 0)
      ? []
      : [`${name} is ${JSON.stringify(amount)}, not a whole number of cents from 0`],
  );
}

function lineFaults(totals: PaymentTotals, lines: readonly PricedLine[]): string[] {
  const amounts = lines.reduce((sum, line) => sum + line.amount, 0);
  const discounts = lines.reduce((sum, line) => sum + line.discount, 0);
  return [
    ...differing('subtotal = sum of the lines’ amounts', totals.subtotal, amounts),
    ...differing('discount = sum of the lines’ discounts', totals.discount, discounts),
    ...lines.flatMap(({ amount, discount }, index) =>
      discount < 0 || discount > amount
        ? [`line ${index + 1} costs ${amount} and gets ${discount} off`]
        : [],
    ),
  ];
}

function differing(rule: string, found: number, expected: number): string[] {
  return found === expected ? [] : [`${rule}: ${found} instead of ${expected}`];
}
