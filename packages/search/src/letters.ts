/** The letters of a word, a bit each; there are more letters in the world than bits, so some share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** How many of these letters are not among others, at the least. */
export function countLacking(letters: number, others: number): number {
  let lacking = letters & ~others;
  let count = 0;
  while (lacking !== 0) {
    // Takes away the lowest bit.
    lacking &= lacking - 1;
    count += 1;
  }
  return count;
}
