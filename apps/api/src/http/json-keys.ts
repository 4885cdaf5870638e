const DEEPEST = 64;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Looks through valid JSON for what JSON.parse passes over: a key said twice in one object (two readers may take
 * different ones), keys that reach a prototype, and nesting deeper than any of our calls. Returns the fault, or null.
 */
export function checkJsonKeys(text: string): string | null {
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
    } else if (token !== ':' && isKeyNext) {
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
