import type { DayReport } from '@comanda/contracts';

type Cell = string | number;

/** Writes the sums, hours, dishes, payments, tips and taxes of a day as CSV (RFC 4180), amounts in whole units with two decimals. */
export function toCsv(report: DayReport): string {
  const { date, currency, reader_tests } = report;
  const rows: readonly (readonly Cell[])[] = [
    ['date', 'kind', 'name', 'count', `amount_${currency}`],
    ['orders', '', report.orders, units(report.totals.total_with_tip_and_tax)],
    ['items', '', report.items, units(report.totals.subtotal)],
    ['discount', '', '', units(report.totals.discount)],
    ...report.hours.map(({ hour, orders, amount }) => ['hour', hour, orders, units(amount)]),
    ...report.payments.map(({ payment_method, paid }) => ['paid', payment_method, '', units(paid)]),
    ...report.payments.map((each) => ['refunded', each.payment_method, '', units(each.refunded)]),
    ...(reader_tests.payments === 0
      ? []
      : [
          ['paid', 'READER_TEST', reader_tests.payments, units(reader_tests.paid)],
          ['refunded', 'READER_TEST', '', units(reader_tests.refunded)],
        ]),
    ...report.tips.map(({ name, tip_amount }) => ['tip', name ?? '', '', units(tip_amount)]),
    ...report.taxes.map(({ tax_rate, tax_amount, included_tax }) => [
      'tax',
      tax_rate,
      '',
      units(tax_amount + included_tax),
    ]),
    ...report.dishes.map(({ name, units: sold, amount }) => ['dish', name, sold, units(amount)]),
  ].map((row, index) => (index === 0 ? row : [date, ...row]));
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

function units(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A text that a spreadsheet would take for a formula gets a quotation mark before it. */
function cell(value: Cell): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
