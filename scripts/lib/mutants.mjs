import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { fromRoot } from './paths.mjs';

const OPERATORS = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};
const METHODS = { min: 'max', max: 'min', some: 'every', every: 'some', find: 'findLast' };
/** Calls that give back something of the kind they were called on, so leaving them out is a fault and not a crash. */
const OMITTED = ['filter', 'toSorted', 'trim', 'toUpperCase', 'slice'];

/** Every fault that can be planted in a package's own code: `{ file, line, start, end, before, after }`. */
export function mutantsOf(name) {
  const folder = fromRoot('packages', name, 'src');
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !isHarmless(file))
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((file) => mutantsIn(file, readFileSync(join(folder, file), 'utf8')));
}

/** Every fault that can be planted in a source text. */
export function mutantsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants = [];
  visit(source);
  return mutants;

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isThrown(node)) return;
    for (const [target, after] of changesOf(node, source)) add(target, after);
    ts.forEachChild(node, visit);
  }

  function add(node, after) {
    const start = node.getStart(source);
    const end = node.getEnd();
    const { line } = source.getLineAndCharacterOfPosition(start);
    mutants.push({ file, line: line + 1, start, end, before: text.slice(start, end), after });
  }
}

/** So many of the mutants, evenly from the first to the last. */
export function sampleOf(mutants, count) {
  if (mutants.length <= count) return mutants;
  return Array.from(
    { length: count },
    (_, at) => mutants[Math.floor((at * mutants.length) / count)],
  );
}

/** Pairs of a node and what to write in its place. */
function changesOf(node, source) {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    return (OPERATORS[operatorToken.getText(source)] ?? []).map((after) => [operatorToken, after]);
  }
  if (ts.isNumericLiteral(node)) return [[node, node.text === '0' ? '1' : `(${node.text} + 1)`]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [[condition, `!(${condition.getText(source)})`]];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [[node, node.operand.getText(source)]];
  }
  return ts.isCallExpression(node) ? changesOfCall(node, source) : [];
}

function changesOfCall(node, source) {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  if (METHODS[name.text]) return [[name, METHODS[name.text]]];
  return OMITTED.includes(name.text) ? [[node, expression.getText(source)]] : [];
}

/** Thrown texts are for programmers only. */
function isThrown(node) {
  return ts.isThrowStatement(node);
}

function isHarmless(file) {
  return /\.test\.ts$|(^|\/)test-|(^|\/)index\.ts$/u.test(file);
}
