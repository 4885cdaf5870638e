import { UNFIT_CHARACTERS } from '../shared/unfit-characters';
import type { BundleFault } from './fault';
import type { YamlSource } from './yaml-source';

/** Whatever a file says in words must be characters, its keys too; each place that is not is told. */
export function checkCharacters(source: YamlSource): BundleFault[] {
  const faults: BundleFault[] = [];
  // What an alias repeats is told where it is first met, and an alias inside of its own anchor ends there.
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
