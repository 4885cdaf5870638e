import * as schemas from '@comanda/contracts/schemas';
import { z } from 'zod';

const named = {
  Category: schemas.categorySchema,
  Guest: schemas.guestSchema,
  Image: schemas.imageSchema,
  Item: schemas.itemSchema,
  ItemModifierGroup: schemas.itemModifierGroupSchema,
  Menu: schemas.menuSchema,
  Modifier: schemas.modifierSchema,
  Order: schemas.orderSchema,
  OrderItem: schemas.orderItemSchema,
  OrderModifier: schemas.orderModifierSchema,
  PaymentIntent: schemas.paymentIntentSchema,
  PaymentTotals: schemas.paymentTotalsSchema,
  Problem: schemas.problemSchema,
  Processor: schemas.processorSchema,
  Receipt: schemas.receiptSchema,
  Restaurant: schemas.restaurantSchema,
  RestaurantSummary: schemas.restaurantSummarySchema,
  Review: schemas.reviewSchema,
  Schedule: schemas.scheduleSchema,
  Table: schemas.tableSchema,
} as const;

/**
 * Gives the entities their names in the API document, so that it says "Menu" once and refers to it. Descriptions live in
 * zod's own registry, hence the names go there too.
 */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named)) {
    if (z.globalRegistry.get(schema)?.id === undefined) {
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
    }
  }
}
