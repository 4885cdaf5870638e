import checkout from '../../locales/fr/checkout.json';
import delivery from '../../locales/fr/delivery.json';
import order from '../../locales/fr/order.json';
import reasons from '../../locales/fr/reasons.json';

/** One chunk: what a diner reads from the tip to the order number. */
export const texts = { checkout, delivery, order, reasons };
