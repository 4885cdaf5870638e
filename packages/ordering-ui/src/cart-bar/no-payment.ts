/** Fault of an order without a payment method. */
export const NO_PAYMENT = { code: 'payment_setup' } as const;
