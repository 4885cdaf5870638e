import type { Restaurant } from '@comanda/contracts';
import type { Trip } from './courier-service';
import { toE164 } from '../shared/phone-number';

/** Where couriers fetch what a restaurant sells; null without a number that they can call. */
export function pickupOf({
  address,
  name,
  phone_number,
  default_phone_country,
}: Pick<Restaurant, 'address' | 'name' | 'phone_number' | 'default_phone_country'>):
  | Trip['pickup']
  | null {
  const callable = phone_number === null ? null : toE164(phone_number, default_phone_country);
  return callable === null ? null : { address, business_name: name, phone_number: callable };
}
