import { faultsBetween } from './faults-between';
import { countLacking, lettersOf } from './letters';

/** A word with what is asked of it over and over. */
export type Word = { readonly text: string; readonly letters: number };

/** The share of a word's letters that may be wrong (SEARCH-5). */
const THRESHOLD = 0.3;

const WHOLE = 1;
const BEGINNING = 0.8;
const PART = 0.7;
const MISSPELT = 0.6;

/** Two letters are part of too many words. */
const SHORTEST_PART = 3;

export function toWord(text: string): Word {
  return { text, letters: lettersOf(text) };
}

/** How near what was typed is to a word, from 1 for the word itself to 0 for another one (SEARCH-4, SEARCH-5, SEARCH-9). */
export function nearness(typed: Word, word: Word): number {
  if (typed.text === word.text) return WHOLE;
  if (word.text.startsWith(typed.text)) return BEGINNING;
  if (typed.text.length >= SHORTEST_PART && word.text.includes(typed.text)) return PART;
  const most = Math.floor(typed.text.length * THRESHOLD);
  // Each letter that the word does not have is a fault, so most words need no closer look.
  if (most === 0 || countLacking(typed.letters, word.letters) > most) return 0;
  const faults = faultsBetween(typed.text, word.text, most);
  return faults > most ? 0 : MISSPELT / faults;
}
