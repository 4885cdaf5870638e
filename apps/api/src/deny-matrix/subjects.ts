import type { Audience } from '@comanda/contracts/routes';

/** Possible callers, relative to a party at a restaurant's table: everyone outside the party. */
export const SUBJECTS = [
  'anonymous',
  'guest of another table',
  'guest of a closed table',
  'next party at the table',
  'stranger at a standing table',
  'guest of another restaurant',
  'staff of another restaurant',
  'device of the restaurant',
  'device of another restaurant',
  'screen of another restaurant',
  'receipt holder',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/**
 * Result of a call that names resources of another party. `stranger`: 401, whatever it names. `absent`: they look as if
 * they did not exist. `open`: for everyone.
 */
export type Outcome = 'stranger' | 'absent' | 'open';

/** They sit at the party's own table, in another session. */
const AT_ITS_TABLE: readonly Subject[] = [
  'next party at the table',
  'stranger at a standing table',
];
const GUESTS: readonly Subject[] = [
  'guest of another table',
  'guest of another restaurant',
  ...AT_ITS_TABLE,
];
const STAFF: readonly Subject[] = ['staff of another restaurant'];
const SCREENS: readonly Subject[] = ['screen of another restaurant'];
const DEVICES: readonly Subject[] = [
  'device of the restaurant',
  'device of another restaurant',
  ...SCREENS,
];

/** The outcome follows from the audience alone; what a route must see to itself is that another's looks absent. */
export function outcomeOf(audience: Audience, subject: Subject): Outcome {
  switch (audience) {
    case 'public':
    case 'receipt':
    case 'processor':
      return 'open';
    case 'operator':
      return 'stranger';
    case 'guest':
      return admitted(GUESTS, subject);
    case 'table':
      return admitted([...GUESTS, ...STAFF, ...DEVICES], subject);
    case 'staff':
      return admitted(STAFF, subject);
    case 'device':
      return admitted(DEVICES, subject);
    case 'board':
      return admitted([...STAFF, ...SCREENS], subject);
    case 'staff_or_device':
      return admitted([...STAFF, ...DEVICES], subject);
  }
}

/** Whether a subject belongs to the party’s restaurant; of the others those who are anybody belong to another one. */
export function isOfTheRestaurant(subject: Subject): boolean {
  return !subject.includes('another restaurant');
}

/** Whether the table of the party is a subject's own table too. */
export function isAtItsTable(subject: Subject): boolean {
  return AT_ITS_TABLE.includes(subject);
}

function admitted(subjects: readonly Subject[], subject: Subject): Outcome {
  return subjects.includes(subject) ? 'absent' : 'stranger';
}
