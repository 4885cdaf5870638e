import { UNFIT_CHARACTERS } from '../shared/unfit-characters';
import type { BundleFault } from './fault';
import type { YamlSource } from './yaml-source';

/** Reports each text in a file, keys included, that contains unfit characters. */
export function checkCharacters(source: YamlSource): BundleFault[] {
  const faults: BundleFault[] = [];
  // Aliased nodes are reported once, where they are first met; this also ends an alias inside its own anchor.
  const seen = new Set<object>();

  function look(value: unknown, path: readonly PropertyKey[]): void {
    if (typeof value === 'string') return tell(value, path);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, each] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      tell(key, at);
      look(each, at);
    }
  }

  function tell(text: string, path: readonly PropertyKey[]): void {
    const [character] = text.match(UNFIT_CHARACTERS) ?? [];
    if (character === undefined) return;
    faults.push(
      source.faultAt(path, `has a character that is no text (${nameOf(character)}); take it out`),
    );
  }

  look(source.value, []);
  return faults;
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
