import checkout from '../../locales/pt/checkout.json';
import delivery from '../../locales/pt/delivery.json';
import order from '../../locales/pt/order.json';
import reasons from '../../locales/pt/reasons.json';

/** One chunk: what a diner reads from the tip to the order number. */
export const texts = { checkout, delivery, order, reasons };
