/** Text without capitals and accents, for a search that finds "Crêpe" by "crepe". */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
