const WORD_OF_A_NAME = /^\p{L}[\p{L}\p{M}'’.-]{0,19}$/u;

/** Returns the first word of a guest's name for a whole room to read; null where it is no name, such as a typed number. */
export function firstName(name: string): string | null {
  const [word = ''] = name.trim().split(/\s+/u);
  return WORD_OF_A_NAME.test(word) ? word : null;
}
