import { fieldsOf, listOf, textOf } from '../json-shape';

export type CatalogObject = {
  readonly type: string;
  readonly id: string;
  readonly isDeleted: boolean;
  /** Its own fields, such as where it is sold. */
  readonly fields: Record<string, unknown>;
  /** itemData, categoryData, … of its type. */
  readonly data: Record<string, unknown>;
};

const WRAPPERS = ['objects', 'catalog', 'relatedObjects', 'batches', 'object', 'data'];

/** The catalog's objects, wherever the file keeps them. */
export function catalogObjects(json: unknown): CatalogObject[] {
  const fields = fieldsOf(json);
  if (typeof fields['type'] === 'string') {
    const type = fields['type'];
    const data = fieldsOf(fields[`${camelType(type)}Data`]);
    return [
      { type, id: textOf(fields['id']), isDeleted: fields['isDeleted'] === true, fields, data },
    ];
  }
  if (Array.isArray(json)) return json.flatMap(catalogObjects);
  const wrapped = WRAPPERS.flatMap((key) => listOf(fields[key]));
  if (wrapped.length > 0) return wrapped.flatMap(catalogObjects);
  return Object.values(fields)
    .filter((each) => typeof each === 'object')
    .flatMap(catalogObjects);
}

/** An object, and the variations or modifiers that it holds. */
export function nestedObjects(object: CatalogObject): CatalogObject[] {
  const { variations, modifiers } = object.data;
  return [object, ...[...listOf(variations), ...listOf(modifiers)].map(readNested)];
}

function readNested(value: unknown): CatalogObject {
  const fields = fieldsOf(value);
  const data = fieldsOf(fields['itemVariationData'] ?? fields['modifierData']);
  const type = textOf(fields['type']);
  return { type, id: textOf(fields['id']), isDeleted: fields['isDeleted'] === true, fields, data };
}

/** ITEM_VARIATION → itemVariation */
function camelType(type: string): string {
  return type.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
