import checkout from '../../locales/en/checkout.json';
import delivery from '../../locales/en/delivery.json';
import order from '../../locales/en/order.json';
import reasons from '../../locales/en/reasons.json';

/** One chunk: what a diner reads from the tip to the order number. */
export const texts = { checkout, delivery, order, reasons };
