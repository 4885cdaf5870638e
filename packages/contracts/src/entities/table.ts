import { z } from 'zod';
import { MAX_TABLE_TENT_LENGTH } from '../constants';
import { guestNameSchema, orderItemInputSchema } from './order';
import { centsSchema, idSchema, instantSchema } from './primitives';

/** Where guests who sit at no table are put: each gets a table of one's own. */
export const sectionTypeSchema = z.enum(['TAKEOUT', 'DELIVERY', 'KIOSK']);

/** The number on the tent that a guest of a kiosk takes to a table. */
export const tableTentSchema = z.string().regex(/^\d+$/).max(MAX_TABLE_TENT_LENGTH);

export const tableSectionTypeSchema = z.enum(['DINE_IN', ...sectionTypeSchema.options]);

export const tableSchema = z.strictObject({
  table_id: idSchema,
  table_session_id: idSchema.describe('This party’s time at the table; another party’s differs'),
  restaurant_id: idSchema,
  local_id: z.string().nullable().describe('The four characters on the card; none for take-out'),
  label: z.string().nullable().describe('Name for guests and staff; none for take-out'),
  section_id: idSchema.nullable().describe('The section it stands in; none for take-out'),
  section_type: tableSectionTypeSchema,
  is_standing: z
    .boolean()
    .describe('Without service: no waiter is called, and each phone is a party of its own'),
  is_tablet: z.boolean(),
});

/** A table as the restaurant sees it. */
export const restaurantTableSchema = tableSchema
  .omit({ table_session_id: true, restaurant_id: true, section_id: true })
  .extend({
    section: z.string().nullable().describe('The name of the section it stands in'),
    is_in_service: z.boolean(),
    sessions: z
      .array(
        z.strictObject({
          table_session_id: idSchema,
          opened_at: instantSchema,
          guest_names: z.array(z.string()),
          bill: z
            .strictObject({
              total: centsSchema,
              paid: centsSchema,
              claimed: centsSchema.describe('Amount that is being paid at this moment'),
              open: centsSchema,
            })
            .nullable()
            .describe('null = nothing was ordered that is paid afterwards'),
        }),
      )
      .describe(
        'The parties that sit there now, the first to come first; several at a standing table',
      ),
  });

/** Cart of a guest at a table: visible to the others there, not ordered yet. */
export const tableCartSchema = z.strictObject({
  guest_id: idSchema,
  guest_name: guestNameSchema,
  items: z.array(orderItemInputSchema),
});

export type TableCart = z.infer<typeof tableCartSchema>;
export type RestaurantTable = z.infer<typeof restaurantTableSchema>;
export type SectionType = z.infer<typeof sectionTypeSchema>;
export type TableSectionType = z.infer<typeof tableSectionTypeSchema>;
export type Table = z.infer<typeof tableSchema>;
