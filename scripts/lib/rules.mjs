import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ID = String.raw`[A-Z][A-Z0-9]*-\d+[a-z]?`;
const RULE = new RegExp(String.raw`^\s*[-*] \*\*(${ID})\*\*`, 'gmu');
/** A title is the first argument of a call: of test(…), of describe(…), of what test.each(…) returns. */
const TITLE = new RegExp(String.raw`\(\s*['"\x60](${ID}(?:(?:,? (?:and )?|\/)${ID})*)`, 'gu');

/** Compares the rule ids of every SPEC.md with the ids that test titles begin with. */
export function compareRules(packages) {
  const rules = new Map();
  const citations = [];
  for (const { folder, directory } of packages) {
    const own = rulesIn(directory);
    for (const id of own) rules.set(id, folder);
    for (const [file, text] of testsIn(join(directory, 'src')))
      for (const id of idsCitedIn(text)) citations.push({ id, file, hasSpec: own.length > 0 });
  }
  const families = new Set([...rules.keys()].map(familyOf));
  const cited = new Set(citations.map(({ id }) => id));
  return {
    rules: [...rules.keys()],
    untested: [...rules].filter(([id]) => !cited.has(id)),
    // A package without rules may well have a title such as "ISO-8601 …".
    unknown: citations
      .filter(({ id, hasSpec }) => !rules.has(id) && (hasSpec || families.has(familyOf(id))))
      .map(({ id, file }) => [id, file]),
  };
}

/** The rule ids that open the test titles of a source text; a title may open with several. */
export function idsCitedIn(text) {
  return [...text.matchAll(TITLE)].flatMap(([, opening]) => opening.match(new RegExp(ID, 'gu')));
}

function familyOf(id) {
  return id.replace(/-.*/u, '');
}

function rulesIn(directory) {
  const file = join(directory, 'SPEC.md');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(RULE)].map(([, id]) => id);
}

function testsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.test\.tsx?$/u.test(name))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]);
}
