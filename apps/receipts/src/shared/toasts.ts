import { createToasts } from '@comanda/ui';

/** The one queue of short messages. */
export const toasts = createToasts();
