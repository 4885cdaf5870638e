import { z } from 'zod';
import { paymentMethodSchema } from './payment';
import {
  currencySchema,
  dateSchema,
  idSchema,
  instantSchema,
  percentageSchema,
} from './primitives';

const countSchema = z.int().min(0);
/** A day may come to more than one order can. */
const sumSchema = z.int().min(0).describe('Whole cents');

const daySumsSchema = z.strictObject({
  subtotal: sumSchema,
  discount: sumSchema,
  net_total: sumSchema,
  delivery_fee: sumSchema,
  tax_amount: sumSchema.describe('Tax on top of the prices'),
  included_tax: sumSchema.describe('How much of the total is tax that the prices held already'),
  total_with_tax: sumSchema,
  tip_amount: sumSchema,
  delivery_tip_amount: sumSchema,
  total_with_tip_and_tax: sumSchema,
});

/** The figures of a day, as its receipts add up to them. Orders that were cancelled count under `cancelled` alone. */
export const dayReportSchema = z.strictObject({
  restaurant_id: idSchema,
  date: dateSchema.describe('The day begins at 4 in the morning, where the restaurant is'),
  starts_at: instantSchema,
  ends_at: instantSchema,
  timezone: z.string(),
  currency: currencySchema,
  orders: countSchema,
  items: countSchema.describe('Units of dishes'),
  totals: daySumsSchema,
  open_amount: sumSchema.describe('Unpaid amount'),
  refunded_amount: sumSchema.describe('Given back of the day’s orders, whenever that was'),
  cancelled: z.strictObject({
    orders: countSchema,
    refunded_amount: sumSchema.describe('Not part of the figure above'),
  }),
  taxes: z
    .array(
      z.strictObject({
        tax_rate: percentageSchema,
        net_total: sumSchema,
        delivery_fee: sumSchema,
        tax_amount: sumSchema,
        included_tax: sumSchema,
      }),
    )
    .describe('By rate, the highest first'),
  tips: z
    .array(
      z.strictObject({
        staff_id: idSchema.nullable().describe('null = nobody of the staff served or was paid'),
        name: z.string().nullable(),
        tip_amount: sumSchema,
      }),
    )
    .describe('By the person who took the order or its money at the counter; couriers’ tips apart'),
  payments: z.array(
    z.strictObject({
      payment_method: paymentMethodSchema,
      paid: sumSchema.describe('Of all orders, also those that were cancelled afterwards'),
      refunded: sumSchema,
    }),
  ),
  reader_tests: z
    .strictObject({ payments: countSchema, paid: sumSchema, refunded: sumSchema })
    .describe(
      'Payments that tested a card reader, and what is given back of them; in no other figure',
    ),
  hours: z
    .array(z.strictObject({ hour: z.int().min(0).max(23), orders: countSchema, amount: sumSchema }))
    .describe('By the wall clock, as the day went; hours without an order are left out'),
  dishes: z
    .array(
      z.strictObject({
        item_id: idSchema,
        name: z.string(),
        menu_name: z.string(),
        units: countSchema,
        amount: sumSchema.describe('Before discounts'),
        discount: sumSchema,
      }),
    )
    .describe('The most sold first'),
});

export type DaySums = z.infer<typeof daySumsSchema>;
export type DayReport = z.infer<typeof dayReportSchema>;
