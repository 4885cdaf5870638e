import { AND, CLOSED, daysOf, FILLERS, simplified, TO } from './day-words';

export type Token =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | {
      readonly kind: 'time';
      readonly hour: number;
      readonly minute: number;
      readonly half: 'am' | 'pm' | null;
      /** "09:00" is the time of a clock of 24 hours. */
      readonly isPadded: boolean;
    }
  | { readonly kind: 'closed' | 'to' | 'and' | 'end' };

const WORD =
  /\d{1,2}[:.h]\d{2}(?::\d{2})?(?:[ap]m)?|\d{1,4}(?:[ap]m)?|[\p{L}&+:]+(?:-feira)?\.?|-+|[^\s]/gu;
const TIME = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?([ap]m)?$/;

/** The words of opening hours as what they mean; the first word that means nothing here when there is one. */
export function tokensOf(text: string): {
  readonly tokens: Token[];
  readonly unknown: string | null;
} {
  const tokens: Token[] = [];
  const found =
    simplified(text)
      .match(/\n|[^\n]+/g)
      ?.flatMap((line) => (line === '\n' ? ['\n'] : (line.match(WORD) ?? []))) ?? [];
  for (const [index, raw] of found.entries()) {
    const token = tokenOf(raw, tokens.at(-1), found[index + 1]);
    if (token === null) return { tokens, unknown: raw };
    if (token !== 'nothing') tokens.push(token);
  }
  return { tokens, unknown: null };
}

function tokenOf(
  raw: string,
  before: Token | undefined,
  next: string | undefined,
): Token | 'nothing' | null {
  const word = raw.replace(/[.:]+$/, '');
  if (raw === '\n' || /^(?:[;/|[\]{}()]|--+)$/.test(raw)) return { kind: 'end' };
  if (raw === ',') return { kind: 'and' };
  if (raw === '*') return { kind: 'closed' };
  if (word === '') return 'nothing';
  if (CLOSED.has(word)) return { kind: 'closed' };
  const time = readTime(word);
  if (time !== null) return time;
  // "do" is Thursday in German and "to" in Polish.
  const isBetween =
    before?.kind === 'time' ||
    (before?.kind === 'days' &&
      next !== '-' &&
      next !== undefined &&
      daysOf(next.replace(/\.$/, '')) !== null);
  if (TO.has(word) && (word !== 'do' || isBetween)) return { kind: 'to' };
  const days = daysOf(word);
  if (days !== null) return { kind: 'days', days };
  if (AND.has(word)) return { kind: 'and' };
  return FILLERS.has(word) ? 'nothing' : null;
}

function readTime(word: string): Token | null {
  const [, hours, minutes = '00', half] = TIME.exec(word) ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours);
  const minute = Number(minutes);
  if (minute > 59 || hour > 29 || (half !== undefined && hour > 12)) return null;
  return {
    kind: 'time',
    hour,
    minute,
    half: half === 'am' || half === 'pm' ? half : null,
    isPadded: /^0\d/.test(word),
  };
}
