import { expect, test } from 'vitest';
import { readConfig } from '../config';
import { contentSecurityPolicy } from './content-security-policy';

const config = readConfig({
  MAPBOX_PUBLIC_TOKEN: 'pk.1',
  MAPBOX_API_BASE: 'https://maps.example/mapbox',
});

function connections(needs: readonly 'map'[]) {
  const policy = contentSecurityPolicy('', config, { services: [], needs });
  return /connect-src ([^;]*)/u.exec(policy)?.[1]?.split(' ') ?? [];
}

test('a page with a map may call the whole service that draws it, and no other page may', () => {
  expect(connections(['map'])).toContain('https://maps.example');
  expect(connections([])).not.toContain('https://maps.example');
});
