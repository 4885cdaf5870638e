/** Puts what was typed or pasted into the boxes from one of them on, in capitals; gives where to go on. Only letters and digits count. */
export function spread(
  characters: readonly string[],
  index: number,
  text: string,
): { readonly next: readonly string[]; readonly end: number } {
  const before = characters[index] ?? '';
  const typed = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  // A second character in one box: the one before it stays only if it is still there.
  const isOverwrite = typed.length === 2 && before !== '' && typed.includes(before);
  const given = isOverwrite ? typed.replace(before, '') : typed;
  if (given === '') return { next: characters.with(index, ''), end: index };
  const kept = given.slice(0, characters.length - index);
  const next = characters.map((character, place) => kept[place - index] ?? character);
  return { next, end: index + kept.length };
}
