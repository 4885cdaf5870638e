/** Something and how many of it, the number only where there are several: "2 × Bacon", "Bacon". */
export function countedName({
  name,
  count,
}: {
  readonly name: string;
  readonly count: number;
}): string {
  return count > 1 ? `${count} × ${name}` : name;
}
