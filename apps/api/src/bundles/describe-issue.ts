import { centsSchema, wallTimeSchema } from '@comanda/contracts/schemas';
import { keySchema } from '@comanda/contracts/bundle';
import type { z } from 'zod';
import { slugOf } from '../formats/make-keys';
import { nearestWord } from './nearest-word';

type Issue = z.core.$ZodIssue;

/** Describes a fault of a value and the allowed form in words, with the likely meaning where there is one. */
export function describeIssue(issue: Issue, schema: z.ZodType | undefined): string {
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `is missing; ${article(issue.expected)} is needed`;
  // A rule of our own says what is allowed.
  const hint = issue.code === 'custom' ? undefined : schema?.description;
  const message = hint === undefined ? textOf(issue) : `${textOf(issue)} (${hint})`;
  const meant = likelyMeaning(issue.input, schema);
  return meant === null ? message : `${message}; did you mean ${meant}?`;
}

function textOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof issue.input === 'number'
        ? `${issue.input} is no whole number`
        : `is ${kindOf(issue.input)}; ${article(issue.expected)} is needed`;
    case 'invalid_value':
      return invalidValue(issue.input, issue.values.map(String));
    case 'invalid_format':
      // A message of our own says more than the form.
      return issue.message.startsWith('Invalid ')
        ? `${shown(issue.input)} is not of the form that is needed`
        : lowered(issue.message);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `has too few ${unitsOf(issue.origin)}; at least ${issue.minimum}`
        : `${shown(issue.input)} is too small; at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `has too many ${unitsOf(issue.origin)}; at most ${issue.maximum}`
        : `${shown(issue.input)} is too large; at most ${issue.maximum}`;
    default:
      return lowered(issue.message);
  }
}

function invalidValue(input: unknown, allowed: readonly string[]): string {
  const list = `${shown(input)} is none of ${allowed.join(', ')}`;
  const near = typeof input === 'string' ? nearestWord(input, allowed) : null;
  return near === null ? list : `${list}; did you mean ${near}?`;
}

function likelyMeaning(input: unknown, schema: z.ZodType | undefined): string | null {
  if (schema === centsSchema && typeof input === 'number' && input > 0)
    return `${Math.round(input * 100)}`;
  if (typeof input !== 'string') return null;
  if (schema === keySchema) return slugOf(input) || null;
  if (schema === wallTimeSchema) return wallTimeOf(input);
  const isPicture = /\.(heic|heif|tiff?|bmp|gif)$/i.test(input);
  return isPicture ? `the same picture saved as JPEG, ${input.replace(/\.\w+$/, '.jpg')}` : null;
}

/** "3pm" → 15:00, "9:30" → 09:30; null for anything else. */
function wallTimeOf(text: string): string | null {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `'${String(hour).padStart(2, '0')}:${minutes}'` : null;
}

function kindOf(input: unknown): string {
  if (input === null) return 'empty';
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'object'
    ? 'a group of keys'
    : `${shown(input)}, ${article(typeof input)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  array: 'list',
  boolean: 'true or false',
  int: 'whole number',
  object: 'group of keys',
  record: 'group of keys',
  string: 'text',
};

function article(type: string): string {
  const word = WORDS[type] ?? type;
  if (word === 'true or false') return word;
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

function unitsOf(origin: string): string {
  return origin === 'string' ? 'characters' : 'entries';
}

function shown(input: unknown): string {
  return typeof input === 'string' ? `"${input}"` : String(input);
}

function lowered(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
