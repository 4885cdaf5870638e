const LONGEST = 63;

/** Gives out keys for names: readable, of the letters that keys have, and each once. */
export function makeKeys(): (name: string, otherwise: string) => string {
  const given = new Set<string>();
  return (name, otherwise) => {
    const slug = slugOf(name) || slugOf(otherwise) || 'x';
    let key = slug;
    for (let count = 2; given.has(key); count += 1) {
      const end = `-${count}`;
      key = `${slug.slice(0, LONGEST - end.length).replace(/-+$/, '')}${end}`;
    }
    given.add(key);
    return key;
  };
}

/** "Crème brûlée!" → creme-brulee; empty when nothing of it fits into a key. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}
