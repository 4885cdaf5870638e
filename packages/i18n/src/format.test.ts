import { type Currency, LANGUAGES, type Language } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { formatDateTime, formatDay, formatWeekday } from './format-date';
import { formatList, listParts } from './format-list';
import { formatMoney, formatPercent } from './format-number';
import { formatWallTime } from './format-wall-time';
import { dateFormat } from './intl-cache';
import { LOCALES } from './language';
import { keepEndTogether } from './no-break';

test.each<[number, Currency, Language, string]>([
  [1250, 'USD', 'en', '$12.50'],
  [1250, 'CAD', 'en', '$12.50'],
  [1250, 'CAD', 'fr', '12,50 $'],
  [1250, 'USD', 'fr', '12,50 $'],
  [1250, 'USD', 'es', '$12.50'],
  [1250, 'USD', 'pt', '$ 12,50'],
  [0, 'USD', 'en', '$0.00'],
  [5, 'USD', 'en', '$0.05'],
  [-1250, 'USD', 'en', '-$12.50'],
  [123456789, 'CAD', 'fr', '1 234 567,89 $'],
  [1999999999999, 'USD', 'en', '$19,999,999,999.99'],
  [-0, 'USD', 'en', '$0.00'],
])('I18N-30 %i cents in %s for %s: %s', (cents, currency, language, expected) => {
  expect(plainSpaces(formatMoney(cents, currency, language))).toBe(expected);
});

test.each(LANGUAGES)('I18N-30 writes every amount of %s as Intl does', (language) => {
  for (const currency of ['USD', 'CAD'] as const) {
    const format = new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    for (let cents = 1; cents < 10 ** 13; cents = cents * 3 + 7) {
      for (const amount of [cents, -cents]) {
        const expected = plainSpaces(format.format(amount / 100));
        expect(plainSpaces(formatMoney(amount, currency, language))).toBe(expected);
      }
    }
  }
});

test.each<[number | string, Language, string]>([
  [15, 'en', '15%'],
  [15, 'fr', '15 %'],
  ['8.8750', 'en', '8.875%'],
  ['14.975', 'fr', '14,975 %'],
  ['0.0625', 'es', '0.0625%'],
])('I18N-30 %s percent for %s: %s', (percent, language, expected) => {
  expect(plainSpaces(formatPercent(percent, language))).toBe(expected);
});

test.each(LANGUAGES)('I18N-30 writes every percentage in %s as Intl does', (language) => {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  for (let parts = 0; parts < 10 ** 9; parts = parts * 3 + 7) {
    for (const percent of [parts / 10_000, -(parts + 1) / 10_000]) {
      const expected = plainSpaces(format.format(percent / 100));
      expect(plainSpaces(formatPercent(percent, language))).toBe(expected);
    }
  }
});

test.each<[Language, string, string, string]>([
  ['en', '6:00 PM', 'Nov 20, 2026, 1:05 PM', 'Friday, November 20'],
  ['fr', '18 h', '20 nov. 2026, 13 h 05', 'vendredi 20 novembre'],
  ['es', '6:00 p.m.', '20 nov 2026, 1:05 p.m.', 'viernes, 20 de noviembre'],
  ['pt', '18:00', '20 de nov. de 2026, 13:05', 'sexta-feira, 20 de novembro'],
])('I18N-31 shows %s times in the zone of the restaurant', (language, wall, dateTime, day) => {
  const iso = '2026-11-20T18:05:00Z';
  const zone = 'America/Toronto';
  expect(plainSpaces(formatWallTime('18:00', language))).toBe(wall);
  expect(plainSpaces(formatDateTime(iso, language, zone))).toBe(dateTime);
  expect(plainSpaces(formatDay(iso, language, zone))).toBe(day);
});

test.each(['en', 'es', 'pt'] as const)(
  'I18N-31 writes every minute of the day in %s as Intl does',
  (language) => {
    const hour = language === 'pt' ? '2-digit' : 'numeric';
    const format = dateFormat(language, { hour, minute: '2-digit', timeZone: 'UTC' });
    for (let minute = 0; minute < 1440; minute += 1) {
      const at = new Date(Date.UTC(2024, 0, 1, 0, minute));
      const written = formatWallTime(at.toISOString().slice(11, 16), language);
      expect(plainSpaces(written)).toBe(plainSpaces(format.format(at)));
    }
  },
);

test.each(LANGUAGES)('I18N-31 a time in %s is broken nowhere', (language) => {
  const iso = '2026-11-20T18:05:00Z';
  const wall = formatWallTime('13:05', language);
  expect(wall).not.toContain(' ');
  const dateTime = formatDateTime(iso, language, 'America/Toronto');
  expect(dateTime.split(' ').at(-1)).toHaveLength(wall.length);
});

test.each<[Language, string]>([
  ['en', 'Fri, Nov 20'],
  ['fr', 'ven. 20 nov.'],
  ['es', 'vie, 20 nov'],
  ['pt', 'sex., 20 de nov.'],
])('I18N-31 a day in %s is cut short where there is little room', (language, expected) => {
  const iso = '2026-11-20T18:05:00Z';
  expect(plainSpaces(formatDay(iso, language, 'America/Toronto', 'short'))).toBe(expected);
});

test('keeps the end of an address in one line', () => {
  expect(keepEndTogether('Montréal (Québec) H2W 2P4')).toBe('Montréal (Québec) H2W\u00a02P4');
  expect(keepEndTogether('Brooklyn')).toBe('Brooklyn');
});

test('I18N-31 a time of the morning is written alike alone and beside its date', () => {
  const iso = '2026-11-20T12:03:00Z';
  expect(plainSpaces(formatWallTime('07:03', 'fr'))).toBe('7 h 03');
  expect(plainSpaces(formatDateTime(iso, 'fr', 'America/Toronto'))).toMatch(/ 7 h 03$/);
  expect(plainSpaces(formatWallTime('00:00', 'fr'))).toBe('0 h');
  expect(plainSpaces(formatWallTime('07:03', 'pt'))).toBe('07:03');
});

test('I18N-31 a day begins and ends where the restaurant is', () => {
  expect(formatDay('2026-11-21T03:30:00Z', 'en', 'America/Vancouver')).toBe('Friday, November 20');
});

test.each<[number, Language, string]>([
  [1, 'en', 'Monday'],
  [7, 'en', 'Sunday'],
  [1, 'fr', 'lundi'],
  [7, 'pt', 'domingo'],
])('I18N-31 day %i in %s is %s', (day, language, expected) => {
  expect(formatWeekday(day, language)).toBe(expected);
});

test('I18N-32 makes a formatter once', () => {
  const options = { weekday: 'long' } as const;
  expect(dateFormat('pt', options)).toBe(dateFormat('pt', { ...options }));
  expect(dateFormat('pt', options)).not.toBe(dateFormat('fr', options));
});

test('lists words as a sentence does', () => {
  expect(formatList(['lait', 'œufs', 'noix'], 'fr')).toBe('lait, œufs et noix');
});

test('tells the words of a list apart from what stands before them', () => {
  expect(listParts(['a', 'b', 'c'], 'en')).toEqual([
    { before: '', word: 'a' },
    { before: ', ', word: 'b' },
    { before: ', and ', word: 'c' },
  ]);
  expect(listParts(['a'], 'fr')).toEqual([{ before: '', word: 'a' }]);
});

test.each(LANGUAGES)('lists words of %s as Intl does', (language) => {
  const format = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const words = ['milk', 'huevos', 'Ice', 'igname', 'hielo', 'hiato', 'Hinojo', 'yuca', 'hígado'];
  for (const last of words)
    for (let count = 0; count <= 3; count += 1) {
      const list = [...words.slice(0, count), last];
      expect(formatList(list, language)).toBe(format.format(list));
    }
  expect(formatList([], language)).toBe('');
});

/** Intl uses several kinds of no-break space, and they change between versions of the language data. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ');
}
