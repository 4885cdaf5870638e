import checkout from '../../locales/es/checkout.json';
import delivery from '../../locales/es/delivery.json';
import order from '../../locales/es/order.json';
import reasons from '../../locales/es/reasons.json';

/** One chunk: what a diner reads from the tip to the order number. */
export const texts = { checkout, delivery, order, reasons };
