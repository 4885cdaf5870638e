import { readFileSync } from 'node:fs';
import { RESERVED_ENDPOINTS } from '@comanda/contracts';
import { endpointSchema } from '@comanda/contracts/schemas';
import { expect, test } from 'vitest';

test('no restaurant takes a first segment of a surface', () => {
  const table = new URL('../../../../surfaces.json', import.meta.url);
  const surfaces = JSON.parse(readFileSync(table, 'utf8')) as { paths: string[] }[]; // as surfaces.json has it
  const first = surfaces.flatMap(({ paths }) => paths.map((path) => path.split('/')[1] ?? ''));
  const words = first.filter((word) => endpointSchema.safeParse(word).success);
  expect(words).toContain('staff');
  expect(words.filter((word) => !RESERVED_ENDPOINTS.includes(word))).toEqual([]);
  expect(RESERVED_ENDPOINTS).toContain('console');
});
