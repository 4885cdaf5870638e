import { type ChildNode, parse } from 'postcss';

/** Rules, each with the classes without which its selectors match nothing, and groups of rules. */
type Piece =
  | { readonly text: string; readonly selectors: readonly (readonly string[])[] }
  | { readonly head: string; readonly isLayer: boolean; readonly pieces: readonly Piece[] };

/** What holds rules; others hold declarations, or nothing. */
const GROUPS = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const BRACKETS = /\([^()]*\)/g;

/** The sheets that were read: there is one of each build. */
const known = new Map<string, readonly Piece[]>();

/**
 * What some markup needs of a style sheet: the rules whose classes all occur in it, in their order, and those without a class.
 * What would end a style element is escaped. Throws `CssSyntaxError` where the sheet is none.
 */
export function usedStyles(css: string, markup: string): string {
  const pieces = known.get(css) ?? parse(css).nodes.flatMap(pieceOf);
  known.set(css, pieces);
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)];
  return write(pieces, new Set(classes.flatMap(([, names = '']) => names.split(' '))));
}

function pieceOf(node: ChildNode): Piece | [] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule')
    return { text: node.toString(), selectors: node.selectors.map(classesIn) };
  if (node.type === 'atrule' && GROUPS.has(node.name) && node.nodes) {
    return {
      head: `@${node.name} ${node.params}`,
      isLayer: node.name === 'layer',
      pieces: node.nodes.flatMap(pieceOf),
    };
  }
  // One without a body ends with a mark that its text leaves out.
  const isWhole = node.type === 'atrule' && node.nodes !== undefined;
  return { text: `${node.toString()}${isWhole ? '' : ';'}`, selectors: [[]] };
}

/** Of what stands in brackets a selector may need one, or none. */
function classesIn(selector: string): string[] {
  const bare = selector.replaceAll(BRACKETS, '');
  if (bare !== selector) return classesIn(bare);
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name);
}

function write(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  return pieces.map((piece) => ('text' in piece ? rule(piece) : group(piece))).join('');

  function rule({ text, selectors }: Extract<Piece, { text: string }>): string {
    return selectors.some((names) => names.every((name) => classes.has(name))) ? text : '';
  }

  function group({ head, isLayer, pieces: inner }: Extract<Piece, { head: string }>): string {
    const text = write(inner, classes);
    // Layers stand above each other in the order in which they are named first.
    return text === '' && !isLayer ? '' : `${head}{${text}}`;
  }
}
