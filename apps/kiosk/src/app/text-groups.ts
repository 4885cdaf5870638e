import type { TextGroup } from '@comanda/i18n';

/** All that a kiosk says, loaded at its start: it must be able to say it without a network. */
export const TEXT_GROUPS: readonly TextGroup[] = [
  'browsing',
  'ordering',
  'checkout',
  'reader',
  'kiosk',
];
