import {
  campaignsFileSchema,
  menusFileSchema,
  restaurantFileSchema,
  tablesFileSchema,
  translationsFileSchema,
} from '@comanda/contracts/bundle';
import { z } from 'zod';

const FILES: readonly (readonly [string, z.ZodType])[] = [
  ['restaurant.yaml', restaurantFileSchema],
  ['menus.yaml', menusFileSchema],
  ['campaigns.yaml', campaignsFileSchema],
  ['tables.yaml', tablesFileSchema],
  ['translations/fr.yaml', translationsFileSchema],
];

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Row = { readonly path: string; readonly schema: JsonSchema; readonly isNeeded: boolean };

/** A page with every key of every file of a restaurant's folder, made from the schemas that check them. */
export function bundleReference(): string {
  const files = FILES.map(([file, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    const rows = rowsOf(json, '').map(lineOf);
    return [`## ${file}`, '', '| key | holds | left out |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  return `${[HEAD, ...files].join('\n\n')}\n`;
}

const HEAD = `# Keys of a restaurant's files

Every key that [a folder](restaurants-as-files.md) may have, made from the schemas that check it. \`[]\` stands for each entry of a list, \`{…}\` for a key of your own. **Needed** keys have no value of their own when they are left out.`;

function rowsOf(schema: JsonSchema, path: string): Row[] {
  return branchesOf(schema)
    .flatMap((branch) => {
      const own = Object.entries(branch.properties ?? {}).flatMap(([key, value]) => {
        if (typeof value === 'boolean') return [];
        const place = path === '' ? key : `${path}.${key}`;
        const isNeeded = branch.required?.includes(key) === true && value.default === undefined;
        return [{ path: place, schema: value, isNeeded }, ...rowsOf(value, place)];
      });
      const { items, additionalProperties: any } = branch;
      const each = isSchema(items) ? rowsOf(items, `${path}[]`) : [];
      const named = isSchema(any) ? rowsOf(any, `${path}.{…}`) : [];
      return [...own, ...each, ...named];
    })
    .filter(isFirstOfPath());
}

/** Forms of one value often share keys. */
function isFirstOfPath(): (row: Row) => boolean {
  const told = new Set<string>();
  return ({ path }) => !told.has(path) && Boolean(told.add(path));
}

function branchesOf(schema: JsonSchema): JsonSchema[] {
  const forms = schema.anyOf ?? schema.oneOf;
  return forms === undefined
    ? [schema]
    : forms.flatMap((form) => (isSchema(form) ? branchesOf(form) : []));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf({ path, schema, isNeeded }: Row): string {
  const holds = [typeOf(schema), descriptionOf(schema)].filter((part) => part !== '').join('. ');
  return `| \`${path}\` | ${holds.replaceAll('|', '\\|')} | ${isNeeded ? '**needed**' : leftOut(schema)} |`;
}

function descriptionOf(schema: JsonSchema): string {
  if (schema.description !== undefined) return schema.description;
  return branchesOf(schema).find(({ description }) => description !== undefined)?.description ?? '';
}

function typeOf(schema: JsonSchema): string {
  const types = branchesOf(schema)
    .filter(({ type }) => type !== 'null')
    .map(plainType);
  return [...new Set(types)].join(' or ');
}

function plainType(schema: JsonSchema): string {
  const { type, enum: values, const: only, items } = schema;
  if (only !== undefined) return `\`${String(only)}\``;
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ');
  switch (type) {
    case 'array':
      return isSchema(items) ? `list: ${typeOf(items)}` : 'list';
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `whole number${rangeOf(schema)}`;
    case 'number':
      return `number${rangeOf(schema)}`;
    case 'object':
      return 'keys';
    default:
      return schema.maxLength === undefined ? 'text' : `text of at most ${schema.maxLength}`;
  }
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER)
    return isOpen ? ` from ${minimum}` : ` from ${minimum} to ${maximum}`;
  return isOpen ? '' : ` to ${maximum}`;
}

function leftOut({ default: value }: JsonSchema): string {
  const isNothing = value === undefined || value === null || value === '';
  return isNothing ? 'nothing' : `\`${JSON.stringify(value)}\``;
}
