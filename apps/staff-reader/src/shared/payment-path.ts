import { usePageSession } from './session/session-context';

/** Address of the page that takes payments; diner-web's front of house leads here, too. */
export const PAYMENT_PATH = '/order/frontOfHouseReader';

/** Returns the address at which the payment of a guest is taken; with a table, also of a guest who ordered nothing there. */
export function usePaymentPath(): (guest_id: string, table_id?: string) => string {
  const { restaurant } = usePageSession();
  return (guest_id, table_id) => {
    const named = { restaurant: restaurant.endpoint, guest_id };
    const query = new URLSearchParams(table_id === undefined ? named : { ...named, table_id });
    return `${PAYMENT_PATH}?${query.toString()}`;
  };
}
