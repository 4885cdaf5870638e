/** Those that belong and those that do not, each in the order they had. */
export function partition<Each>(
  all: readonly Each[],
  belongs: (each: Each) => boolean,
): [Each[], Each[]] {
  const yes: Each[] = [];
  const no: Each[] = [];
  for (const each of all) (belongs(each) ? yes : no).push(each);
  return [yes, no];
}
