import type { Landing } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { endpointOf } from '../endpoint-of';
import { landingPath, senderOf } from './landing-path';

function shop(landing: Landing, local_id: string | null = null) {
  return { endpoint: 'harbor', landing, local_id };
}

describe('a short address', () => {
  test.each<[Landing, string | null, string]>([
    ['home', null, '/v2/harbor/home'],
    ['menus', null, '/v2/harbor/order'],
    ['brands', null, '/v2/harbor/order'],
    ['standing_table', 'A1B2', '/table/A1B2?restaurant=harbor'],
    ['standing_table', null, '/v2/harbor/home'],
  ])('of a restaurant that lands at %s leads to its place', (landing, local_id, path) => {
    expect(landingPath(shop(landing, local_id), null)).toBe(path);
    expect(landingPath(shop(landing, local_id), 'partner')).toBe(path);
  });

  test('with a way of ordering behind it leads there, wherever it lands else', () => {
    const standing = shop('standing_table', 'A1B2');
    expect(landingPath(standing, '$frontOfHouse')).toBe('/v2/harbor/$frontOfHouse');
    expect(landingPath(standing, '$delivery')).toBe('/v2/harbor/$delivery');
  });

  test('is read whatever its capitals', () => {
    expect(endpointOf('Harbor')).toBe('harbor');
    expect(endpointOf('lantern-house')).toBe('lantern-house');
    for (const name of ['', '-', 'harbor.tablet', 'a b', '../x', 'é']) {
      expect(endpointOf(name)).toBeNull();
    }
  });

  test('names who sent the guest, unless it names a way of ordering', () => {
    expect(senderOf('Concierge-Ann')).toBe('Concierge-Ann');
    expect(senderOf('x'.repeat(200))).toHaveLength(80);
    for (const none of [null, '', ' ', '$frontOfHouse', '$delivery']) {
      expect(senderOf(none)).toBeNull();
    }
  });
});
