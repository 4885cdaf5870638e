import fc from 'fast-check';

/** Hostile values: wrong types, numbers out of range, texts that an interpreter might take for its own. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e308,
    2 ** 53,
    -(2 ** 31),
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\u202Eevil',
    '0',
    '-1',
    'NaN',
    "'; drop table orders; --",
    '../../../etc/passwd',
    '%00%2e%2e',
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '9999-99-99T99:99:99Z',
    '00000000-0000-0000-0000-000000000000',
    'é'.repeat(3000),
    [],
    {},
    [[[[[]]]]],
  ),
  fc.jsonValue(),
);

type Change = {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'add';
  readonly value: unknown;
};

/** One or two places of a value that are made wrong. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    at: fc.nat(60),
    how: fc.constantFrom('replace', 'remove', 'add'),
    value: hostileValue,
  }),
  { minLength: 1, maxLength: 2 },
);

/** The value with its changes. Places are counted through the whole tree. */
export function broken(value: unknown, wrongs: readonly Change[]): unknown {
  return wrongs.reduce<unknown>((before, wrong) => breakOne(before, wrong), value);
}

function breakOne(value: unknown, { at, how, value: wrong }: Change): unknown {
  const copy: unknown = value === undefined ? null : structuredClone(value);
  const places: [Record<string, unknown>, string][] = [];
  collect(copy, places);
  const place = places[at % Math.max(places.length, 1)];
  if (place === undefined) return wrong;
  const [holder, key] = place;
  if (how === 'replace') holder[key] = wrong;
  if (how === 'remove') delete holder[key];
  if (how === 'add') holder[`unknown_${at}`] = wrong;
  return copy;
}

function collect(value: unknown, places: [Record<string, unknown>, string][]): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>; // lists have keys too
  for (const key of Object.keys(holder)) {
    places.push([holder, key]);
    collect(holder[key], places);
  }
}

/** Bytes that are not the JSON that they seem to be; the text is that of a body that would do. */
export const MANGLED: Readonly<Record<string, (text: string) => string | Buffer>> = {
  'cut off': (text) => text.slice(0, -1),
  'not UTF-8': (text) =>
    Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x7d])]),
  'a key twice': (text) => text.replace(/^\{("[^"]+"):/, '{$1:null,$1:'),
  'the prototype': (text) => text.replace(/^\{/, '{"__proto__":{"is_admin":true},'),
  'the constructor': (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"a":1}},'),
  'very deep': () => '['.repeat(20_000),
  'very large': (text) => text.replace(/^\{/, `{"padding":"${'x'.repeat(1_300_000)}",`),
  nothing: () => '',
  'a byte order mark': (text) => `\uFEFF${text}`,
  'not JSON': () => '<order/>',
};
