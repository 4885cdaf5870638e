const LENGTH = 12;

/** Connecting words: they cannot end a short name, nor be one alone. */
const JOINT = /^(?:\p{P}+|\+|and|et|e|y|the|of|de|du|da|do|le|la|les|el|los|las|a|an|at|in)$/iu;

/** As much of a name as fits below an icon: its first words, whole, and at least one that says something. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const cut = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length > LENGTH);
  if (cut < 0) return words.join(' ');
  const telling = words.slice(0, cut).findLastIndex((word) => !JOINT.test(word)) + 1;
  // "The Wintergarden" is rather long than only "The".
  const kept = telling > 0 ? telling : words.findIndex((word) => !JOINT.test(word)) + 1;
  return words
    .slice(0, kept || words.length)
    .join(' ')
    .replace(/[\s,;:\-–—]+$/u, '');
}
