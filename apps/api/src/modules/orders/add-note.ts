const BETWEEN_NOTES = ' · ';

/**
 * Adds the note of a round to the instructions of its order. An earlier note is kept: an allergy named with the first round
 * still holds for its dishes. The same note is written once.
 */
export function addNote(before: string, added = ''): string {
  const notes = before === '' ? [] : before.split(BETWEEN_NOTES);
  return added === '' || notes.includes(added) ? before : [...notes, added].join(BETWEEN_NOTES);
}
