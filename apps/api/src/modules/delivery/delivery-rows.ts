import type { deliveries, delivery_quotes } from '../../db/schema/index';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type QuoteRow = typeof delivery_quotes.$inferSelect;
export type DeliveryKey = Pick<DeliveryRow, 'restaurant_id' | 'order_id'>;
