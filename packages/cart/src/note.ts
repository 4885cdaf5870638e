import { MAX_NOTE_LENGTH } from '@comanda/contracts';

/** A note as a line keeps it: trimmed, and cut where it is too long, never through a character (CART-22). */
export function limitNote(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_NOTE_LENGTH) return trimmed;
  const cut = trimmed.slice(0, MAX_NOTE_LENGTH);
  return cut.replace(HALF_A_CHARACTER, '').trimEnd();
}

/** The first of two units that are one character together, where the second was cut off. */
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;

/** How many more characters a note takes; less than none where it is too long already (CART-22). */
export function roomInNote(text: string): number {
  return MAX_NOTE_LENGTH - text.trim().length;
}
