const DEEPEST = 64;

/**
 * Looks through valid JSON for what JSON.parse passes over: a key said twice in one object (two readers may take
 * different ones), keys that reach a prototype, nesting deeper than any of our calls, and escapes for what is no text
 * (half of a character, NUL), which the database would not take. Returns the fault, or null.
 */
export function checkJson(text: string): string | null {
  const scopes: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '{' || char === '[') {
      scopes.push(char === '{' ? new Set() : null);
      if (scopes.length > DEEPEST) return `The body is nested deeper than ${DEEPEST} levels.`;
      isKeyNext = char === '{';
    } else if (char === '}' || char === ']') {
      scopes.pop();
      isKeyNext = false;
    } else if (char === ',') {
      isKeyNext = scopes.at(-1) instanceof Set;
    } else if (char === '"') {
      const end = endOfString(text, at);
      const token = text.slice(at, end);
      at = end - 1;
      if (isNoText(token)) return 'The body holds characters that are no text.';
      if (!isKeyNext) continue;
      const key = String(JSON.parse(token));
      const keys = scopes.at(-1);
      if (keys?.has(key)) return `The body says the key ${JSON.stringify(key)} twice.`;
      if (key === '__proto__' || key === 'constructor')
        return `The body has a key ${JSON.stringify(key)}, which is not allowed.`;
      keys?.add(key);
      isKeyNext = false;
    }
  }
  return null;
}

/** Where the text goes on behind a string that begins at a place. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

/** Behind an odd number of backslashes: of two the second is itself escaped. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

/** Only escapes can say it: unescaped, NUL is not JSON and half of a character not UTF-8. */
function isNoText(token: string): boolean {
  if (!token.includes('\\u')) return false;
  const text = String(JSON.parse(token));
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}
