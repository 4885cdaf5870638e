import { seenTextSchema } from '../entities/seen-text';

/** A name of one line: blanks around it, and several in a row, are slips of whoever wrote it. */
export const nameSchema = seenTextSchema.overwrite((name) => name.replace(/\s+/gu, ' ').trim());
