import { createToasts } from '@comanda/ui';

/** The one queue of short messages; the frame shows it. */
export const toasts = createToasts();
