/** A Storage in memory, with room for so many characters. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room)
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
