import type { RestaurantFile } from '@comanda/contracts/bundle';
import { pickupOf } from '../couriers/pickup-of';
import type { BundleFault } from './fault';
import type { YamlSource } from './yaml-source';

/** Whether what restaurant.yaml says of delivery can be done: every order that it takes must find somebody who goes there. */
export function checkDelivery(source: YamlSource, restaurant: RestaurantFile): BundleFault[] {
  const { delivery_type, delivery_zones: zones, latitude, longitude } = restaurant;
  const faults: BundleFault[] = [];
  const keys = zones.map(({ key }) => key);
  for (const [index, { key, area }] of zones.entries()) {
    const path = ['delivery_zones', index] as const;
    if (keys.indexOf(key) !== index)
      faults.push(source.faultAt([...path, 'key'], `"${key}" stands here twice; keep one`));
    if ('radius_m' in area && (latitude === null || longitude === null))
      faults.push(source.faultAt([...path, 'area'], 'a radius needs latitude and longitude'));
  }
  if (delivery_type === 'DELIVERY_OPTION_IN_HOUSE' && zones.length === 0)
    faults.push(source.faultAt(['delivery_type'], 'needs delivery_zones: where riders go'));
  const isByCourier =
    delivery_type === 'DELIVERY_OPTION_NASH' || delivery_type === 'DELIVERY_OPTION_DOORDASH';
  if (isByCourier && pickupOf(restaurant) === null)
    faults.push(source.faultAt(['delivery_type'], 'needs a phone_number that couriers can call'));
  return faults;
}
