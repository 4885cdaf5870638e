/** Money may still arrive for a payment of these. */
export const OPEN_STATUSES = ['CREATED', 'PROCESSING', 'AUTHORIZED'] as const;
