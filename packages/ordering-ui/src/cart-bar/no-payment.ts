/** What stands against an order where there is no way to pay it. */
export const NO_PAYMENT = { code: 'payment_setup' } as const;
