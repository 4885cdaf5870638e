import { fieldsOf, listOf, textOf } from '../json-shape';

export type Node = Record<string, unknown>;

/** The things a document is about: itself, a list, or an @graph whose things name each other by @id. */
export function nodesOf(json: unknown): Node[] {
  const graph = listOf(json).flatMap((each) => {
    const fields = fieldsOf(each);
    return fields['@graph'] === undefined ? [fields] : listOf(fields['@graph']).map(fieldsOf);
  });
  const byId = new Map(graph.map((node) => [textOf(node['@id']), node]));
  return graph.map((node) => fieldsOf(resolve(node, byId, 0)));
}

/** Whether a thing is of a type, also where the type is written as an address. */
export function isA(node: Node, type: string): boolean {
  return listOf(node['@type']).some((each) => lastPart(each) === type);
}

/** https://schema.org/VeganDiet → VeganDiet */
export function lastPart(value: unknown): string {
  return textOf(value).split(/[/#:]/).at(-1) ?? '';
}

/** Shows every offer within some things. */
export function eachOffer(value: unknown, see: (offer: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) eachOffer(each, see);
    return;
  }
  for (const [key, inner] of Object.entries(fieldsOf(value))) {
    if (key === 'offers') for (const offer of listOf(inner)) see(fieldsOf(offer));
    if (typeof inner === 'object') eachOffer(inner, see);
  }
}

/** Puts what is only named by @id where it is named. Nobody nests deeper than ten; a circle would. */
function resolve(value: unknown, byId: ReadonlyMap<string, Node>, depth: number): unknown {
  if (depth > 10) return value;
  if (Array.isArray(value)) return value.map((each) => resolve(each, byId, depth));
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(value);
  const isName = Object.keys(fields).length === 1 && fields['@id'] !== undefined;
  const meant = isName ? (byId.get(textOf(fields['@id'])) ?? fields) : fields;
  return Object.fromEntries(
    Object.entries(meant).map(([key, inner]) => [key, resolve(inner, byId, depth + 1)]),
  );
}
