import { z } from 'zod';

/** A letter, digit or sign that leaves a mark: no filler and no joiner of any script, and not the blank of Braille. */
const MARK = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anybody sees something of a text. */
export function isSeen(text: string): boolean {
  return MARK.test(text);
}

/** A text of one or more lines that says something. */
export const seenTextSchema = z
  .string()
  .refine(isSeen, 'has nothing that can be seen; letters, digits or signs are needed');
