import { Document, isMap, isScalar, isSeq, type Node, visit } from 'yaml';

const WIDEST_LINE = 100;
const TIME = /^\d\d:\d\d$/;

/** YAML as people write it here: small things of plain values on one line, everything else on lines of its own. */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(document, {
    Scalar(_, node) {
      // Older readers take 11:00 for a number of sixties.
      if (typeof node.value === 'string' && TIME.test(node.value)) node.type = 'QUOTE_SINGLE';
    },
    Map: (_, node, ancestors) => putOnOneLine(node, ancestors.length),
    Seq: (_, node, ancestors) => putOnOneLine(node, ancestors.length),
  });
  return document.toString({ singleQuote: true, lineWidth: 0, flowCollectionPadding: true });
}

/** The document itself stays open, also where it would fit. */
function putOnOneLine(node: Node & { flow?: boolean }, depth: number): void {
  if (depth > 1 && isPlain(node) && widthOf(node) <= WIDEST_LINE - 2 * depth) node.flow = true;
}

function isPlain(node: Node): boolean {
  if (isSeq(node)) return node.items.every((each) => isScalar(each));
  if (isMap(node))
    return node.items.every(
      ({ value }) =>
        isScalar(value) || (isSeq(value) && value.items.every((each) => isScalar(each))),
    );
  return false;
}

function widthOf(node: Node): number {
  return JSON.stringify(node).length;
}
