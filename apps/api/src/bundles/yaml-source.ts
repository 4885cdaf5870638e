import { err, type Result } from '@comanda/kernel';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type ParsedNode,
  parseDocument,
} from 'yaml';
import { decodeUtf8 } from '../shared/decode-utf8';
import { type BundleFault, formatPath } from './fault';

const MOST_ALIASES = 100;
/** A hundred thousand dishes. What is in memory of a file is a hundred times as large. */
const MOST_BYTES = 8_000_000;

/** A YAML file whose values know the line they stand on. */
export type YamlSource = {
  readonly file: string;
  readonly value: unknown;
  /** The fault at a place in this file; a place that is missing has the line of what should hold it. */
  readonly faultAt: (path: readonly PropertyKey[], message: string) => BundleFault;
};

/** Reads YAML 1.2. A key said twice and a broken text are faults with their line. */
export function readYaml(
  file: string,
  bytes: Buffer,
): { source: YamlSource; faults: BundleFault[] } {
  const lines = new LineCounter();
  const text = textOf(bytes);
  const document = parseDocument(text.ok ? text.value : '', {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
  });
  const faults: BundleFault[] = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    path: '',
    message: describeSyntax(message),
  }));
  if (!text.ok) faults.push({ file, line: 1, path: '', message: text.error });
  const value = faults.length > 0 ? undefined : valueOf(document, file, faults);
  return {
    faults,
    source: {
      file,
      value,
      faultAt: (path, message) => ({
        file,
        line: lineOf(document, lines, path),
        path: formatPath(path),
        message,
      }),
    },
  };
}

function textOf(bytes: Buffer): Result<string, string> {
  if (bytes.length > MOST_BYTES) return err(`is too large; allowed: ${MOST_BYTES / 1_000_000} MB`);
  return decodeUtf8(bytes);
}

/** Aliases are followed only now: one that leads nowhere, or to more than a file can mean, is a fault too. */
function valueOf(
  document: Document.Parsed<ParsedNode>,
  file: string,
  faults: BundleFault[],
): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    faults.push({ file, line: 1, path: '', message: `is not YAML: ${error.message}` });
    return undefined;
  }
}

function describeSyntax(message: string): string {
  if (message === 'Map keys must be unique') return 'this key stands here twice; keep one';
  return `is not YAML: ${message}`;
}

function lineOf(
  document: Document.Parsed<ParsedNode>,
  lines: LineCounter,
  path: readonly PropertyKey[],
): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset =
      keyOffset(document, path.slice(0, length)) ??
      offsetOf(document.getIn(path.slice(0, length), true));
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return 1;
}

/** Where the key of a pair stands: that is the line people look for, not the one its value begins on. */
function keyOffset(
  document: Document.Parsed<ParsedNode>,
  path: readonly PropertyKey[],
): number | undefined {
  const holder = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(holder)) return undefined;
  const pair = holder.items.find(({ key }) => (isScalar(key) ? key.value : key) === path.at(-1));
  return offsetOf(pair?.key);
}

function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
