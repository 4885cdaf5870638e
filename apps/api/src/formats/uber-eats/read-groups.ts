import type { ForeignGroup, ForeignOption, Problem } from '../foreign-menu';
import { countOf, fieldsOf, listOf, textOf } from '../json-shape';
import { checkOptional, checkQuantity, checkUnique, fewestOf } from './check-quantity';
import { dietsOf } from './read-diets';
import { readPriceIn } from './read-price-in';
import { visibilityProblems } from './read-visibility';
import { type Context, type Indexed, inContext, titleOf } from './uber-objects';

/** Options read for one dish before its questions count as too many; fewer than 60 can become one choice in the end. */
const MOST_OPTIONS_READ = 2_500;

/** Reads the groups of items, with the groups that their options have in turn. */
export function makeGroupReader(
  items: ReadonlyMap<string, Indexed>,
  groups: ReadonlyMap<string, Indexed>,
): {
  readonly groupsOf: (
    item: Indexed,
    contexts: readonly Context[],
    problems: Problem[],
  ) => ForeignGroup[];
} {
  let options_read = 0;
  return { groupsOf };

  function groupsOf(
    item: Indexed,
    contexts: readonly Context[],
    problems: Problem[],
  ): ForeignGroup[] {
    const ids = listOf(inContext(item['modifier_group_ids'], contexts, 'ids')).map(textOf);
    return ids.flatMap((id) => {
      const group = groups.get(id);
      if (group === undefined) return refuse('choices_missing', id, 'the file does not have it');
      if (contexts.some(({ type, value }) => type === 'MODIFIER_GROUP' && value === id))
        return refuse('choices_circular', id, pathBackTo(id, contexts));
      if (options_read > MOST_OPTIONS_READ) return [];
      options_read += listOf(group['modifier_options']).length;
      if (options_read > MOST_OPTIONS_READ) return refuse('choices_nested_too_deep', id, '');
      return [readGroup(group, id, item, contexts, problems)];
    });

    function refuse(reason: Problem['reason'], part: string, detail: string): ForeignGroup[] {
      problems.push({ reason, part, detail, leaves_out: 'item' });
      return [];
    }
  }

  /** The titles from a group down to where it is asked again. */
  function pathBackTo(id: string, contexts: readonly Context[]): string {
    const inner = contexts.flatMap(({ type, value }) => (type === 'MODIFIER_GROUP' ? [value] : []));
    const path = [id, ...inner.slice(0, inner.indexOf(id) + 1)].toReversed();
    return path.map((each) => titleOf(groups.get(each)?.['title']) || each).join(' → ');
  }

  function readGroup(
    group: Indexed,
    id: string,
    item: Indexed,
    outer: readonly Context[],
    problems: Problem[],
  ): ForeignGroup {
    const name = titleOf(group['title']) || id;
    const contexts: Context[] = [
      { type: 'MODIFIER_GROUP', value: id },
      { type: 'ITEM', value: textOf(item['id']) },
      ...outer,
    ];
    const quantity = fieldsOf(inContext(group['quantity_info'], contexts.slice(1), 'quantity'));
    const options = listOf(group['modifier_options']);
    checkQuantity(quantity, name, problems);
    checkUnique(quantity, options.length, name, problems);
    return {
      id,
      name,
      min: fewestOf(quantity),
      max: countOf(quantity['max_permitted']),
      free: Math.max(0, countOf(quantity['charge_above']) ?? 0),
      options: options.flatMap((option) => {
        const optionId = textOf(fieldsOf(option)['id']);
        const found = items.get(optionId);
        if (found !== undefined) return readOption(found, name, contexts, problems);
        problems.push({
          reason: 'choices_missing',
          part: `${name}: ${optionId}`,
          detail: 'the file does not have this option',
          leaves_out: 'item',
        });
        return [];
      }),
    };
  }

  function readOption(
    option: Indexed,
    group: string,
    contexts: readonly Context[],
    problems: Problem[],
  ): ForeignOption[] {
    const name = titleOf(option['title']);
    const part = `${group}: ${name}`;
    const limits = visibilityProblems(option['visibility_info'], part, 'part');
    problems.push(...limits);
    if (limits.length > 0) return [];
    const quantity = fieldsOf(inContext(option['quantity_info'], contexts, 'quantity'));
    checkQuantity(quantity, part, problems);
    checkOptional(quantity, part, problems);
    const above = countOf(quantity['charge_above']) ?? 0;
    if (above > 0)
      problems.push({
        reason: 'units_free',
        part,
        detail: `charged above ${above}`,
        leaves_out: 'item',
      });
    return [
      {
        id: textOf(option['id']),
        name,
        price: readPriceIn(option, contexts, problems, part),
        is_in_stock:
          Number(
            fieldsOf(inContext(option['suspension_info'], contexts, 'suspension'))[
              'suspend_until'
            ] ?? 0,
          ) === 0,
        default_count: countOf(quantity['default_quantity']) ?? 0,
        diets: dietsOf(option),
        groups: groupsOf(option, contexts, problems),
      },
    ];
  }
}
