import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_ORDER_LINES, TABLE_CODE_LENGTH } from '../constants';
import { staffTableSchema } from '../entities/board';
import { guestSchema } from '../entities/guest';
import { typedGuestNameSchema, orderItemInputSchema, orderSchema } from '../entities/order';
import { pieceKeySchema } from '../entities/presentation';
import { idSchema, instantSchema, languageSchema } from '../entities/primitives';
import { restaurantSummarySchema } from '../entities/restaurant';
import {
  restaurantTableSchema,
  sectionTypeSchema,
  tableCartSchema,
  tableSchema,
  tableTentSchema,
} from '../entities/table';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const okReply = z.strictObject({ ok: z.literal(true) });
const byTable = z.strictObject({ table_id: idSchema });

/** As it is typed from a card: small letters count as capitals. */
const typedCodeSchema = z.string().trim().toUpperCase().length(TABLE_CODE_LENGTH);

export const tableRoutes = {
  listTableRestaurants: defineRoute({
    ...calls.listTableRestaurants,
    summary:
      'The restaurants that have tables in service; with a code, those of them that have a table of it',
    area: 'tables',
    audience: 'public',
    query: z.strictObject({
      language: languageSchema.optional(),
      local_id: typedCodeSchema.optional().describe('The code on a table’s card'),
    }),
    reply: z.strictObject({ restaurants: z.array(restaurantSummarySchema) }),
    errors: ['rate_limited'],
  }),
  joinTable: defineRoute({
    ...calls.joinTable,
    summary:
      'Opens the table whose code was typed or scanned; gives the session as a cookie and as a token. At a standing table each phone gets a session of its own, and the same one again when it comes back. A table that is not there and one that is not in service answer alike',
    area: 'tables',
    audience: 'public',
    knows_caller: true,
    body: z.strictObject({
      restaurant_id: idSchema,
      local_id: typedCodeSchema,
      pin: z
        .string()
        .trim()
        .max(10)
        .optional()
        .describe('Where table_presence is "pin": the one that staff show'),
    }),
    reply: z.strictObject({ table: tableSchema, token: z.string() }),
    errors: ['rate_limited', 'table_not_found', 'table_pin_wrong'],
  }),
  addSectionGuest: defineRoute({
    ...calls.addSectionGuest,
    summary:
      'Opens a table of one’s own for take-out, delivery or a kiosk; gives the session as a cookie and as a token',
    area: 'tables',
    audience: 'public',
    knows_caller: true,
    body: z.strictObject({
      restaurant_id: idSchema,
      section_type: sectionTypeSchema,
      table_tent: tableTentSchema
        .optional()
        .describe('The number that a guest of a kiosk takes to a table; devices and staff only'),
    }),
    reply: z.strictObject({ table_id: idSchema, table: tableSchema, token: z.string() }),
    errors: ['restaurant_not_found', 'rate_limited'],
  }),
  leaveTable: defineRoute({
    ...calls.leaveTable,
    summary:
      'Ends the caller’s access and takes its cookie away, as where a next guest uses the same browser; what was ordered stays',
    area: 'tables',
    audience: 'guest',
    body: z.strictObject({ table_session_id: idSchema.describe('The caller’s own') }),
    reply: z.strictObject({ ok: z.literal(true) }),
    errors: [],
  }),
  addTableGuest: defineRoute({
    ...calls.addTableGuest,
    summary: 'Adds a guest to a table',
    area: 'tables',
    audience: 'guest',
    body: z.strictObject({
      restaurant_id: idSchema,
      table_id: idSchema,
      api_version: z.literal(2).default(2),
      guest: z.strictObject({
        name: typedGuestNameSchema.nullable().default(null).describe('null = "Guest {n}"'),
        table_id: idSchema.optional().describe('The same as beside'),
        has_paid: z.literal(false).optional().describe('A guest who has just come has not paid'),
        order: z.null().optional(),
        language: languageSchema
          .nullable()
          .default(null)
          .describe('Language of the guest; null = that of the restaurant'),
        affiliate_code: z
          .string()
          .trim()
          .max(MAX_NAME_LENGTH)
          .nullable()
          .default(null)
          .describe('Source that sent the guest; that of staff counts from staff only'),
      }),
    }),
    reply: z.strictObject({ guest_id: idSchema, guest: guestSchema }),
    errors: ['guest_name_in_use'],
  }),
  listTableGuests: defineRoute({
    ...calls.listTableGuests,
    summary: 'The guests of a table; never a phone number or a tracking link',
    area: 'tables',
    audience: 'guest',
    params: byTable,
    query: z.strictObject({
      exclude_empty_orders: z
        .enum(['true', 'false'])
        .default('false')
        .describe('Leaves out who has not ordered'),
    }),
    reply: z.strictObject({
      restaurant_id: idSchema,
      table: tableSchema,
      guests: z.array(guestSchema),
    }),
    errors: [],
  }),
  listTableOrders: defineRoute({
    ...calls.listTableOrders,
    summary: 'Orders of a table in this session, the newest first; no drafts',
    area: 'tables',
    audience: 'guest',
    params: byTable,
    reply: z.strictObject({ orders: z.array(orderSchema) }),
    errors: [],
  }),
  shareTableCart: defineRoute({
    ...calls.shareTableCart,
    summary:
      'Shows the others at the table what a guest is choosing, in the place of what was shown before; orders and keeps nothing',
    area: 'tables',
    audience: 'guest',
    body: z.strictObject({
      restaurant_id: idSchema,
      guest_id: idSchema,
      items: z.array(orderItemInputSchema).max(MAX_ORDER_LINES),
    }),
    reply: okReply,
    errors: [],
  }),
  listTableCarts: defineRoute({
    ...calls.listTableCarts,
    summary: 'The carts of the guests of a table',
    area: 'tables',
    audience: 'guest',
    params: byTable,
    reply: z.strictObject({ carts: z.array(tableCartSchema) }),
    errors: [],
  }),
  callWaiter: defineRoute({
    ...calls.callWaiter,
    summary:
      'Asks somebody to come to the table, or, by the number of a take-out order and without a session, to the car',
    area: 'tables',
    audience: 'public',
    knows_caller: true,
    body: z
      .strictObject({
        restaurant_id: idSchema,
        table_id: idSchema.optional().describe('With a session: the guest’s table'),
        order_number: z
          .string()
          .trim()
          .toUpperCase()
          .length(4)
          .optional()
          .describe('Without one: the take-out order to be brought outside'),
        guest_name: z.string().trim().max(MAX_NAME_LENGTH).default(''),
        request: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
        request_key: pieceKeySchema
          .optional()
          .describe(
            'One of the restaurant’s quick_requests, or one that guests choose where it has none (visit, water, cutlery, clear, bill): staff read it in their own language',
          ),
      })
      .refine(
        ({ table_id, order_number }) => (table_id === undefined) !== (order_number === undefined),
        'Name the table or the order number.',
      ),
    reply: z.strictObject({
      ok: z.literal(true),
      retry_after: z.int().describe('Seconds until somebody may be called again'),
    }),
    errors: ['rate_limited', 'room_required', 'waiter_unavailable'],
  }),
  closeTable: defineRoute({
    ...calls.closeTable,
    summary:
      'Ends a party’s time at a table, with its sessions and event streams; by staff, or by guests at a table of their own. Where guests are served at a table, not while they owe something, unless staff confirm it',
    area: 'tables',
    audience: 'table',
    body: z.strictObject({
      restaurant_id: idSchema,
      table_id: idSchema,
      table_session_id: idSchema
        .optional()
        .describe(
          'The party, so that one that came meanwhile stays; without it, all parties at the table, for staff only',
        ),
      source: z.string().trim().min(1).max(40).describe('Where it was asked from, for the record'),
      confirmed: z
        .boolean()
        .default(false)
        .describe('Closes it although money is owed; taken from staff only'),
    }),
    reply: okReply,
    errors: ['bill_unpaid'],
  }),
  listStaffTables: defineRoute({
    ...calls.listStaffTables,
    summary: 'The tables of the restaurant, who sits there, and the PIN to show',
    area: 'tables',
    audience: 'staff',
    reply: z.strictObject({
      tables: z.array(restaurantTableSchema),
      pin: z.string().nullable().describe('null = no table asks for one'),
      pin_changes_at: instantSchema.nullable(),
    }),
    errors: [],
  }),
  getStaffTable: defineRoute({
    ...calls.getStaffTable,
    summary: 'One table with the guests, orders and bill of each party that sits there',
    area: 'tables',
    audience: 'staff',
    params: byTable,
    reply: staffTableSchema,
    errors: [],
  }),
} as const;
