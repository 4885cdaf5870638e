import type { ForeignGroup, ForeignOption, Problem } from '../foreign-menu';
import { countOf, fieldsOf, listOf, textOf } from '../json-shape';
import { readCents } from '../read-price';
import { plainText } from '../texts';
import type { CatalogObject } from './square-objects';
import type { SquarePlace } from './square-place';

/** The lists of modifiers of a catalog, and which of them an item offers by which rule. */
export function readModifierLists(
  objects: readonly CatalogObject[],
  place: SquarePlace,
): {
  readonly groupsOf: (item: Record<string, unknown>, problems: Problem[]) => ForeignGroup[];
} {
  const lists = new Map(
    objects
      .filter(({ type, isDeleted }) => type === 'MODIFIER_LIST' && !isDeleted)
      .map((list) => [list.id, list]),
  );
  return {
    groupsOf: (item, problems) =>
      listOf(item['modifierListInfo'])
        .map(fieldsOf)
        .filter((info) => info['enabled'] !== false)
        .flatMap((info) => {
          const id = textOf(info['modifierListId']);
          const list = lists.get(id);
          if (list !== undefined) return readList(list, info, place, problems);
          problems.push({
            reason: 'choices_missing',
            part: id,
            detail: 'the file does not have this list',
            leaves_out: 'item',
          });
          return [];
        }),
  };
}

function readList(
  { id, fields, data }: CatalogObject,
  info: Record<string, unknown>,
  place: SquarePlace,
  problems: Problem[],
): ForeignGroup[] {
  const name = plainText(data['name']);
  if (data['modifierType'] === 'TEXT') {
    problems.push({
      reason: 'text_option',
      part: name,
      detail: '',
      leaves_out: data['textRequired'] === true ? 'item' : 'part',
    });
    return [];
  }
  if (isStaffOnly(data) || isStaffOnly(info)) {
    problems.push({ reason: 'hidden', part: name, detail: 'from guests', leaves_out: 'part' });
    return [];
  }
  if (!place.isSold(fields, name, name, problems)) return [];
  const isSingle = data['selectionType'] === 'SINGLE';
  const max = countOf(info['maxSelectedModifiers']) ?? -1;
  const overrides = new Map(
    listOf(info['modifierOverrides'])
      .map(fieldsOf)
      .map((each) => [textOf(each['modifierId']), each]),
  );
  return [
    {
      id,
      name,
      min: countOf(info['minSelectedModifiers']),
      max: isSingle ? 1 : max,
      free: 0,
      options: listOf(data['modifiers'])
        .map(fieldsOf)
        .filter((each) => each['isDeleted'] !== true)
        .toSorted((a, b) => ordinalOf(a) - ordinalOf(b))
        .flatMap((each) =>
          readModifier(each, overrides.get(textOf(each['id'])), name, place, problems),
        ),
    },
  ];
}

function readModifier(
  modifier: Record<string, unknown>,
  override: Record<string, unknown> | undefined,
  list: string,
  place: SquarePlace,
  problems: Problem[],
): ForeignOption[] {
  const data = fieldsOf(modifier['modifierData']);
  const name = plainText(data['name']);
  const part = `${list}: ${name}`;
  if (isStaffOnly(data) || (override !== undefined && isStaffOnly(override))) {
    problems.push({ reason: 'hidden', part, detail: 'from guests', leaves_out: 'part' });
    return [];
  }
  if (!place.isSold(modifier, part, part, problems)) return [];
  const own = place.ownValues(data, part, problems);
  // Without a price a modifier costs nothing there.
  const money = own['priceMoney'] ?? data['priceMoney'];
  const price = money === undefined ? 0 : readCents(fieldsOf(money)['amount'], problems, part);
  const isDefault = override?.['onByDefault'] ?? data['onByDefault'];
  return [
    {
      id: textOf(modifier['id']),
      name,
      price,
      is_in_stock: own['soldOut'] !== true,
      default_count: isDefault === true ? 1 : 0,
      diets: null,
      groups: [],
    },
  ];
}

/** Marks of lists, modifiers and an item's own use of them; an item may also say YES or NO. */
function isStaffOnly(marks: Record<string, unknown>): boolean {
  return [
    'hiddenFromCustomer',
    'hiddenOnline',
    'hiddenFromCustomerOverride',
    'hiddenOnlineOverride',
  ].some((key) => marks[key] === true || marks[key] === 'YES');
}

function ordinalOf(modifier: Record<string, unknown>): number {
  return countOf(fieldsOf(modifier['modifierData'])['ordinal']) ?? 0;
}
