const DEEPEST = 64;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Looks through valid JSON for what JSON.parse passes over: a key said twice in one object (two readers may take
 * different ones), keys that reach a prototype, nesting deeper than any of our calls, and escapes for what is no text
 * (half of a character, NUL), which the database would not take. Returns the fault, or null.
 */
export function checkJson(text: string): string | null {
  const scopes: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      scopes.push(token === '{' ? new Set() : null);
      if (scopes.length > DEEPEST) return `The body is nested deeper than ${DEEPEST} levels.`;
      isKeyNext = token === '{';
    } else if (token === '}' || token === ']') {
      scopes.pop();
      isKeyNext = false;
    } else if (token === ',') {
      isKeyNext = scopes.at(-1) instanceof Set;
    } else if (token !== ':') {
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

/** Only escapes can say it: unescaped, NUL is not JSON and half of a character not UTF-8. */
function isNoText(token: string): boolean {
  if (!token.includes('\\u')) return false;
  const text = String(JSON.parse(token));
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}
