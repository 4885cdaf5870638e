import type { Clock } from '@comanda/kernel';
import type { Config } from '../config';
import type { Couriers } from './courier-service';
import { createDoorDashCourier } from './doordash/doordash-courier';
import { createNashCourier } from './nash/nash-courier';

/** The courier services that the configuration has keys for. */
export function createCouriers({ couriers }: Pick<Config, 'couriers'>, clock: Clock): Couriers {
  const { nash, doordash } = couriers;
  return {
    ...(nash === null ? {} : { NASH: createNashCourier(nash) }),
    ...(doordash === null ? {} : { DOORDASH: createDoorDashCourier(doordash, clock) }),
  };
}
