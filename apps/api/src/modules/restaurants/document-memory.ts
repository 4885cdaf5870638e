import { makePublicDocument, type PublicDocument } from '../../http/public-document';

/**
 * Remembers the replies made of something that never changes, such as one version of a menu, for as long as that is
 * in memory itself.
 */
export function createDocumentMemory(): (
  of: object,
  name: string,
  version: string,
  make: () => unknown,
) => PublicDocument {
  const memory = new WeakMap<object, Map<string, PublicDocument>>();
  return (of, name, version, make) => {
    const documents = memory.get(of) ?? new Map<string, PublicDocument>();
    memory.set(of, documents);
    const known = documents.get(name);
    if (known !== undefined) return known;
    const made = makePublicDocument(make(), version);
    documents.set(name, made);
    return made;
  };
}
