import { closest, distance } from 'fastest-levenshtein';

/** The known word that somebody most likely meant; null when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const plain = plainWord(word);
  const byPlain = new Map(known.map((each) => [plainWord(each), each]));
  const near = closest(plain, [...byPlain.keys()]);
  const most = Math.max(2, Math.floor(plain.length / 3));
  const isPart = plain.length >= 3 && near.startsWith(plain);
  return isPart || distance(plain, near) <= most ? (byPlain.get(near) ?? null) : null;
}

/** Spaces, dashes, underscores and capitals are slips that nobody sees. */
function plainWord(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]/g, '');
}
