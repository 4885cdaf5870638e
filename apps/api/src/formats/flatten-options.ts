import type { ForeignGroup, ForeignOption } from './foreign-menu';
import { readRule } from './read-rule';

/** More answers to one question than this are no question any more. */
const MOST_OPTIONS = 60;

/** An option with the price of everything that was chosen within it. */
export type FlatOption = Omit<ForeignOption, 'groups'>;

/**
 * The options of a group without questions of their own: each becomes one option per combination that its own questions
 * allow, at the exact sum. null when that comes to too many, or when a question within cannot be answered.
 */
export function flattenOptions(options: readonly ForeignOption[]): FlatOption[] | null {
  const flat: FlatOption[] = [];
  for (const { groups, ...option } of options) {
    const combinations = groups.reduce<FlatOption[] | null>(
      (sofar, group) => {
        const answers = answersTo(group);
        if (sofar === null || answers === null || sofar.length * answers.length > MOST_OPTIONS)
          return null;
        return sofar.flatMap((chosen) => answers.map((answer) => join(chosen, answer)));
      },
      [option],
    );
    if (combinations === null) return null;
    flat.push(...combinations);
    if (flat.length > MOST_OPTIONS && options.some((each) => each.groups.length > 0)) return null;
  }
  return flat;
}

/** Every way to answer one question, each as the options that were taken. */
function answersTo(group: ForeignGroup): FlatOption[][] | null {
  const options = flattenOptions(group.options);
  const rule = readRule(group);
  if (options === null || rule === null) return null;
  const most = Math.min(rule.max, options.length);
  if (rule.min > most) return null;
  let answers: FlatOption[][] = [[]];
  for (const option of options) {
    answers = [
      ...answers,
      ...answers.filter(({ length }) => length < most).map((taken) => [...taken, option]),
    ];
    if (answers.length > 4 * MOST_OPTIONS) return null;
  }
  const allowed = answers.filter(({ length }) => length >= rule.min);
  return allowed.length > MOST_OPTIONS ? null : allowed;
}

function join(option: FlatOption, taken: readonly FlatOption[]): FlatOption {
  if (taken.length === 0) return option;
  const isDefault =
    option.default_count > 0 && taken.every(({ default_count }) => default_count > 0);
  return {
    id: [option, ...taken].map(({ id }) => id).join('+'),
    name: `${option.name} · ${taken.map(({ name }) => name).join(', ')}`,
    price: taken.reduce((sum, { price }) => sum + price, option.price),
    is_in_stock: [option, ...taken].every(({ is_in_stock }) => is_in_stock),
    default_count: isDefault ? 1 : 0,
    diets: null,
  };
}
