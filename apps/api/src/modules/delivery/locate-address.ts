import type { DeliveryZone } from '@comanda/contracts/bundle';
import type { Deps } from '../../deps';
import { remember } from '../../shared/remember';
import { askMapbox } from '../geocode/ask-mapbox';
import type { Located, Point } from './area';
import { postalCodeOf } from './postal-code';

const HOUR_MS = 3_600_000;

export type Locate = (address: string, country: string) => Promise<Located>;

/** Where an address is, as far as zones ask: those that go by postal codes alone need no list and no geocoder. */
export async function locateFor(
  zones: readonly Pick<DeliveryZone, 'area'>[],
  locate: Locate,
  { address, country }: { readonly address: string; readonly country: string },
): Promise<Located> {
  if (zones.every(({ area }) => 'postal_codes' in area))
    return { point: null, postal_code: postalCodeOf(address) };
  return await locate(address, country);
}

/**
 * Finds out where an address is. What a guest's browser says of it does not count, for the price depends on it: Mapbox is
 * asked where there is a token, and of a US postal code the packaged list knows the middle.
 */
export function createLocate({
  config,
  clock,
  log,
  gazetteer,
}: Pick<Deps, 'config' | 'clock' | 'log' | 'gazetteer'>): Locate {
  const { mapbox } = config;
  const ask = remember(askFor, { for_ms: HOUR_MS, most: 2000, now });

  function now(): number {
    return clock.now().getTime();
  }

  async function askFor(key: string): Promise<Point | null> {
    const [address, country] = JSON.parse(key) as [string, string]; // made below
    if (mapbox === null) return null;
    // The middle of a town is not where somebody lives in it.
    const types = 'address,postcode';
    const [first] = await askMapbox(mapbox, { query: address, country, most: 1, types });
    return first ?? null;
  }

  async function pointOf(address: string, country: string): Promise<Point | null> {
    try {
      return await ask(JSON.stringify([address, country]));
    } catch (error) {
      log.warn({ err: error }, 'the geocoder does not answer; an address goes by its postal code');
      return null;
    }
  }

  return async (address, country) => {
    const postal_code = postalCodeOf(address);
    const exact = await pointOf(address, country);
    if (exact !== null || postal_code === null) return { point: exact, postal_code };
    const [town] = (await gazetteer()).search(postal_code, country, 1);
    return { point: town ?? null, postal_code };
  };
}
