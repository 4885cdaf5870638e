import kiosk from '../../locales/en/kiosk.json';

/** One chunk: the texts of a kiosk that no other surface has. */
export const texts = { kiosk };
