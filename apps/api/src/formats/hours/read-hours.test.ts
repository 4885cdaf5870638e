import { readCorpus } from '@comanda/testing/corpus';
import { describe, expect, test } from 'vitest';
import { readHours } from './read-hours';

/** "mon,tue 09:00-17:00 | sat closed on 2026-01-01", as short as it can be compared. */
function said(...texts: string[]): string {
  const read = readHours(...texts);
  if (!read.ok) return `refused: ${read.error}`;
  const { schedule, left_out } = read.value;
  const weekly = schedule.intervals.map(
    ({ days, start_time, end_time }) => `${days.join(',')} ${start_time}-${end_time}`,
  );
  const dated = schedule.exceptions.map(
    ({ date, intervals }) =>
      `${date} ${intervals.map(({ start_time, end_time }) => `${start_time}-${end_time}`).join(',') || 'closed'}`,
  );
  return [...weekly, ...dated, ...left_out.map((each) => `left out: ${each}`)].join(' | ');
}

const DAILY = 'mon,tue,wed,thu,fri,sat,sun';

describe('hours as chains write them', () => {
  test.each([
    [
      'Su-Th 10:00am-1:00am\nFr-Sa 10:00am-2:00am',
      'mon,tue,wed,thu,sun 10:00-01:00 | fri,sat 10:00-02:00',
    ],
    ['0-2359', `${DAILY} 00:00-23:59`],
    ['24/7', `${DAILY} 00:00-00:00`],
    ['Open 24 hours', `${DAILY} 00:00-00:00`],
    ['Mo-Fr 10:00-24:00', 'mon,tue,wed,thu,fri 10:00-00:00'],
    ['Mo-Fr 10:00-26:00', 'mon,tue,wed,thu,fri 10:00-02:00'],
    ['CLOSED', ''],
    ['Mon-Sat 9-17, Sun closed', 'mon,tue,wed,thu,fri,sat 09:00-17:00'],
    ['10:00\u202fam \u2013 7:00\u202fpm', `${DAILY} 10:00-19:00`],
    ['3-9pm', `${DAILY} 15:00-21:00`],
    ['MON-THU: 8:00 - 8:00 PM', 'mon,tue,wed,thu 08:00-20:00'],
    ['12:30 \u2013 2:30 pm, 7:00 \u2013 10:30 pm', `${DAILY} 12:30-14:30 | ${DAILY} 19:00-22:30`],
    [
      'Monday: 08:00 - Midday, tue-sat: Midnight-0800',
      'mon 08:00-12:00 | tue,wed,thu,fri,sat 00:00-08:00',
    ],
    ['17:00-20:00, lun-ven', 'mon,tue,wed,thu,fri 17:00-20:00'],
    [
      '11:00 am - 9:00 pm M-Saturday -- 9:00 am - 9:00 pm Sunday',
      'mon,tue,wed,thu,fri,sat 11:00-21:00 | sun 09:00-21:00',
    ],
    ['Lunes a Domingo: 11:00 a 20:30', `${DAILY} 11:00-20:30`],
    [
      'lun 08:00-13:00; giorni feriali dalle 14:00 fino alle 18:00; domenica chiusi',
      'mon 08:00-13:00 | mon,tue,wed,thu,fri 14:00-18:00',
    ],
    ['pn do pt 11:00 - 19:00', 'mon,tue,wed,thu,fri 11:00-19:00'],
    [
      'по будням: 10:00 - 21:00, в субботу: 10:00 - 20:00',
      'mon,tue,wed,thu,fri 10:00-21:00 | sat 10:00-20:00',
    ],
    ['9.00-17.00 Uhr Mo bis Do', 'mon,tue,wed,thu 09:00-17:00'],
    ['Lun-Ven 12h-14h30', 'mon,tue,wed,thu,fri 12:00-14:30'],
  ])('%j', (text, expected) => expect(said(text)).toBe(expected));
});

describe('OpenStreetMap’s own way', () => {
  test.each([
    [
      'Mo-Su 11:00-23:00; Fr 11:00-24:00',
      'mon,tue,wed,thu,sat,sun 11:00-23:00 | fri 11:00-00:00',
      'a later rule takes the place of an earlier one',
    ],
    ['Mo-Fr 08:00-12:00; Mo off', 'tue,wed,thu,fri 08:00-12:00', 'so does "off"'],
    [
      'Mo-Fr 08:00-12:00; PH off',
      'mon,tue,wed,thu,fri 08:00-12:00 | left out: PH off',
      'public holidays are told, for we do not know them',
    ],
    [
      'Mo-Fr 08:00-12:00; 2026 Dec 24-25 off',
      'mon,tue,wed,thu,fri 08:00-12:00 | 2026-12-24 closed | 2026-12-25 closed',
      'dates are dates',
    ],
    ['Fr-Mo 10:00-12:00', 'mon,fri,sat,sun 10:00-12:00', 'days run over the weekend'],
  ])('%s → %s: %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('closed hours are taken from the open ones', () => {
  test.each([
    ['Mo-Su 11:00-23:00; Mo-Su 15:00-18:00 off', `${DAILY} 11:00-15:00 | ${DAILY} 18:00-23:00`],
    [
      'Mo-Su 11:00-23:00; Mo-Su 15:00-16:00,17:00-18:00 closed',
      `${DAILY} 11:00-15:00 | ${DAILY} 16:00-17:00 | ${DAILY} 18:00-23:00`,
    ],
    ['10:00-12:00; Tu-We 00:00-24:00 off', 'mon,thu,fri,sat,sun 10:00-12:00'],
    [
      'Fr-Sa 18:00-04:00; Sa 00:00-01:00 off',
      'fri 18:00-00:00 | sat 01:00-04:00 | sat 18:00-04:00',
    ],
    ['Su 18:00-04:00; Mo 01:00-02:00 off', 'mon 02:00-04:00 | sun 18:00-01:00'],
    ['Mo 09:00-17:00; Tu 12:00-13:00 off', 'mon 09:00-17:00'],
    [
      'Mo-Fr 09:00-17:00 open; Fr 12:00-13:00 off',
      'mon,tue,wed,thu 09:00-17:00 | fri 09:00-12:00 | fri 13:00-17:00',
    ],
    ['Mon-Sun 11:00-22:00, closed 15:00-17:00', `${DAILY} 11:00-15:00 | ${DAILY} 17:00-22:00`],
    [
      'Mon-Fri 9am-6pm (closed 12pm-1pm), Sat 10am-2pm',
      'mon,tue,wed,thu,fri 09:00-12:00 | mon,tue,wed,thu,fri 13:00-18:00 | sat 10:00-14:00',
    ],
    ['lun-dim 11h-22h, fermé 15h-18h', `${DAILY} 11:00-15:00 | ${DAILY} 18:00-22:00`],
    [
      'lunes a domingo 11:00-23:00, cerrado 16:00-20:00',
      `${DAILY} 11:00-16:00 | ${DAILY} 20:00-23:00`,
    ],
    ['seg-dom 11h-22h, fechado 15h-18h', `${DAILY} 11:00-15:00 | ${DAILY} 18:00-22:00`],
    [
      '11:00-22:00 closed 12:00-13:00 and 15:00-16:00',
      `${DAILY} 11:00-12:00 | ${DAILY} 13:00-15:00 | ${DAILY} 16:00-22:00`,
    ],
    ['Sat 18:00-04:00, closed 00:00-01:00', 'sat 18:00-00:00 | sun 01:00-04:00'],
  ])('%j', (text, expected) => expect(said(text)).toBe(expected));
});

test.each([
  [
    ['Mo-Sa 11:00-14:30', 'Mo-Th 17:00-21:30'],
    'mon,tue,wed,thu,fri,sat 11:00-14:30 | mon,tue,wed,thu 17:00-21:30',
  ],
  [['Mo 11:00-23:00', 'Mo 15:00-18:00 off'], 'mon 11:00-15:00 | mon 18:00-23:00'],
])('several texts are added up: %j', (texts, expected) => expect(said(...texts)).toBe(expected));

describe('what is not understood is refused with its words', () => {
  test.each([
    ['Tu-Su', 'refused: "Tu-Su"'],
    ['Mo-Fr 8:00', 'refused: "Mo-Fr 8:00"'],
    ['10-1am', 'refused: "10-1am"'],
    ['22:00+', 'refused: "22:00+"'],
    ['Jun-Aug Mo 10:00-12:00', 'refused: "jun" in "Jun-Aug Mo 10:00-12:00"'],
    ['Mo-Fr 10:00-25:75', 'refused: '],
    ['Mo-Fr 9-5', 'refused: "Mo-Fr 9-5"'],
    ['Sat & Sun 10-4', 'refused: "Sat & Sun 10-4"'],
    ['Every day 7-3', 'refused: "Every day 7-3"'],
    ['Mon 9:00-5:00', 'refused: "Mon 9:00-5:00"'],
    ['Sa-Su 24:00-12:00', 'refused: "Sa-Su 24:00-12:00"'],
    ['Mo 15:00-18:00 closed', 'refused: "Mo 15:00-18:00 closed"'],
    ['Mon 11:00-14:00, closed 15:00-17:00', 'refused: "Mon 11:00-14:00, closed 15:00-17:00"'],
    ['Mon 9:00-12:00, 13:00-17:00 closed', 'refused: "Mon 9:00-12:00, 13:00-17:00 closed"'],
    ['Mon-Fri closed, 10:00-12:00', 'refused: "Mon-Fri closed, 10:00-12:00"'],
    ['Mon-Sat 10:00-12:00 closed Sunday', 'refused: "Mon-Sat 10:00-12:00 closed Sunday"'],
    ['2026 Dec 24 12:00-15:00 off', 'refused: "2026 Dec 24 12:00-15:00 off"'],
    ['when the sun shines', 'refused: "when" in "when the sun shines"'],
    ['', 'refused: '],
  ])('%j', (text, expected) => expect(said(text)).toContain(expected));
});

describe('collections of others', () => {
  test.each([
    ['locations/osm-vegetarian-restaurants-2015.json', osmTexts, 0.9],
    ['hours/restaurant-hours-strings-osm-opening-hours-rs.txt', lines, 0.75],
    ['hours/alltheplaces-hours-normalisation.json', chainTexts, 0.85],
    ['hours/dst-and-next-change-opening-hours-rs.json', caseTexts, 0.1],
    ['locations/dominos-store-locator-dc-2020.json', dominosTexts, 1],
  ] as const)('%s', (file, textsOf, atLeast) => {
    const content = readCorpus(file);
    if (content === null) {
      process.stdout.write(`${file}: corpus not found, skipped\n`);
      return;
    }
    const texts = textsOf(content);
    const refused = texts.flatMap((text) => {
      const read = readHours(text);
      return read.ok ? [] : [read.error.slice(0, 100)];
    });
    process.stdout.write(
      `${file}: ${texts.length} hours, ${texts.length - refused.length} read, ${refused.length} refused\n${refused.map((each) => `  ${each}\n`).join('')}`,
    );
    expect((texts.length - refused.length) / texts.length).toBeGreaterThanOrEqual(atLeast);
  });
});

test('All the Places agree on what a single text means', () => {
  const content = readCorpus('hours/alltheplaces-hours-normalisation.json');
  if (content === null) {
    process.stdout.write('alltheplaces: corpus not found, skipped\n');
    return;
  }
  const { cases } = JSON.parse(content) as {
    cases: { freeText: string[]; setClosed: string[]; expect: string }[];
  }; // see its README
  const single = cases.filter(
    ({ freeText, setClosed }) => freeText.length === 1 && setClosed.length === 0,
  );
  const pairs = single.flatMap(({ freeText: [text = ''], expect: normal }) => {
    const [ours, theirs] = [said(text), said(normal)];
    return ours.startsWith('refused') ? [] : [[text, sorted(ours), sorted(theirs)]];
  });
  process.stdout.write(`alltheplaces: ${single.length} single texts, ${pairs.length} read\n`);
  expect(pairs.length).toBeGreaterThan(12);
  expect(pairs.filter(([, ours, theirs]) => ours !== theirs)).toEqual([]);
});

/** One day and one stretch a line, a minute to midnight and midnight alike, as theirs are split otherwise. */
function sorted(text: string): string {
  return text
    .split(' | ')
    .flatMap((row) => {
      const [days = '', hours = ''] = row.split(' ');
      return days.split(',').map((day) => `${day} ${hours.replace(/-23:59$/, '-00:00')}`);
    })
    .toSorted()
    .join('\n');
}

function osmTexts(content: string): string[] {
  const { elements } = JSON.parse(content) as { elements: { tags?: { opening_hours?: string } }[] }; // Overpass' reply
  return elements.flatMap(({ tags }) => tags?.opening_hours ?? []);
}

function chainTexts(content: string): string[] {
  const { cases } = JSON.parse(content) as { cases: { freeText: string[] }[] }; // see its README
  return cases.flatMap(({ freeText }) => freeText);
}

function caseTexts(content: string): string[] {
  const { cases } = JSON.parse(content) as { cases: { hours: string }[] }; // see its README
  return cases.map(({ hours }) => hours);
}

function dominosTexts(content: string): string[] {
  const { Stores } = JSON.parse(content) as {
    Stores: { HoursDescription: string; ServiceHoursDescription: Record<string, string> }[];
  }; // Domino's reply
  return Stores.flatMap((store) => [
    store.HoursDescription,
    ...Object.values(store.ServiceHoursDescription),
  ]).filter((text) => text !== '');
}

function lines(content: string): string[] {
  return content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
