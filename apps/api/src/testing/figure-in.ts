/** What the figures of a server say behind a name with its labels; null where they say nothing. */
export function figureIn(figures: string, name: string): number | null {
  const line = figures.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}
