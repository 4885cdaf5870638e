/** Returns the value of a metric with its labels; null where it is missing. */
export function figureIn(figures: string, name: string): number | null {
  const line = figures.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}
