type FullName = { readonly first: string; readonly last: string };

/** A name as it was typed in one field, for two: the first word, and the rest. */
export function splitName(name: string): FullName {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}

export function joinName({ first, last }: FullName): string {
  return `${first.trim()} ${last.trim()}`.trim();
}
