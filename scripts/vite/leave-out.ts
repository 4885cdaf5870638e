import { type Plugin, parseAst } from 'vite';

/** What one file of a library can do and no surface asks for. */
export type Unused = {
  /** How the path of the file ends. */
  readonly file: string;
  /** Functions by name, methods as `Class.method`, assigned ones as what they are assigned to. */
  readonly functions?: readonly string[];
  /** Functions that are called and have nothing to do: what they do instead. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Calls that stand as a statement of their own and have no effect in production, by what is called. */
  readonly calls?: RegExp;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<
  string,
  unknown
>;
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Leaves out of a build what a library brings along and nobody calls, where its classes and closures keep a bundler from seeing that.
 * A function that is left out throws when it is called after all; one that a new version of the library no longer has fails the build.
 */
export function leaveOut(unused: readonly Unused[]): Plugin {
  return {
    name: 'comanda:leave-out',
    apply: 'build',
    transform(code, id) {
      const each = unused.find(({ file }) => id.endsWith(file));
      if (!each) return null;
      return { code: without(code, each), map: null };
    },
  };
}

/** The code with what is unused left out. */
export function without(code: string, unused: Unused): string {
  // The walk below looks at any node alike.
  const edits = findEdits(parseAst(code) as unknown as Node, code, unused);
  return applyEdits(code, edits);
}

function findEdits(program: Node, code: string, unused: Unused): Edit[] {
  const { file, functions = [], instead = {}, calls } = unused;
  const wanted = new Set([...functions, ...Object.keys(instead)]);
  const edits: Edit[] = [];
  walk(program, '', (node, owner) => {
    const name = nameOf(node, owner, code);
    const body = bodyOf(node);
    if (name && body && wanted.delete(name)) {
      const text = instead[name] ?? `throw Error(${JSON.stringify(`${name}: left out`)})`;
      edits.push({ ...span(body), text: `{${text}}` });
      return false;
    }
    if (calls && isCallOf(node, calls, code)) {
      edits.push({ ...span(node), text: ';' });
      return false;
    }
    return true;
  });
  if (wanted.size > 0) {
    throw new Error(
      `${file} has no ${[...wanted].join(', ')} any more: look again at what scripts/vite/unused-parts.ts leaves out of it.`,
    );
  }
  return edits;
}

/** Visits every node with the name of the class it stands in, until the visitor has had enough of one. */
function walk(node: Node, owner: string, visit: (node: Node, owner: string) => boolean): void {
  if (!visit(node, owner)) return;
  const inside = classNameOf(node) ?? owner;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, inside, visit);
}

function classNameOf(node: Node): string | undefined {
  if (node.type === 'ClassDeclaration') return identifierOf(node['id']);
  const init = node['init'];
  const isClass =
    node.type === 'VariableDeclarator' && isNode(init) && init.type === 'ClassExpression';
  return isClass ? identifierOf(node['id']) : undefined;
}

function nameOf(node: Node, owner: string, code: string): string | undefined {
  if (node.type === 'AssignmentExpression' && isNode(node['left'])) {
    const { start, end } = node['left'];
    return code.slice(start, end);
  }
  if (node.type === 'MethodDefinition') return `${owner}.${identifierOf(node['key'])}`;
  if (node.type === 'FunctionDeclaration') return identifierOf(node['id']);
  return undefined;
}

function bodyOf(node: Node): Node | undefined {
  // A method's function, one that is assigned, or the function itself.
  const holder = node['value'] ?? node['right'] ?? node;
  const body = isNode(holder) ? holder['body'] : undefined;
  return isNode(body) ? body : undefined;
}

function isCallOf(node: Node, calls: RegExp, code: string): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const call = node['expression'];
  if (!isNode(call) || call.type !== 'CallExpression' || !isNode(call['callee'])) return false;
  const { start, end } = call['callee'];
  return calls.test(code.slice(start, end));
}

function identifierOf(node: unknown): string | undefined {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function span({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (text, { start, end, text: replacement }) =>
      text.slice(0, start) + replacement + text.slice(end),
    code,
  );
}
