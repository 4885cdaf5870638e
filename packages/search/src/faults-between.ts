type Row = readonly number[];

/**
 * How many letters are wrong, missing, too many or swapped between what was typed and the nearest beginning of a word; any
 * number above `most` where there are more (the restricted Damerau-Levenshtein distance).
 */
export function faultsBetween(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let before: Row = [];
  let last: Row = Array.from({ length: width + 1 }, (_, letters) => letters);
  for (let length = 1; length <= typed.length; length += 1) {
    const row = nextRow(typed.slice(0, length), word.slice(0, width), last, before);
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(...last);
}

/** The faults between what was typed so far and each beginning of a word, from those of one and of two letters less. */
function nextRow(typed: string, word: string, last: Row, before: Row): number[] {
  const row = [typed.length];
  const letter = typed.at(-1);
  for (let length = 1; length <= word.length; length += 1) {
    const tooMany = (last[length] ?? 0) + 1;
    const missing = (row[length - 1] ?? 0) + 1;
    const wrong = (last[length - 1] ?? 0) + (letter === word[length - 1] ? 0 : 1);
    const isSwap = letter === word[length - 2] && typed.at(-2) === word[length - 1];
    const swapped = isSwap && length > 1 ? (before[length - 2] ?? 0) + 1 : wrong;
    row.push(Math.min(tooMany, missing, wrong, swapped));
  }
  return row;
}
