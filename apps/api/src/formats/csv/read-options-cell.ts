import type { ForeignGroup, ForeignOption, Problem } from '../foreign-menu';
import { countOf } from '../json-shape';
import { readAmount } from './read-amount';

const GROUP = /^([^:]+?)(?:\((\d+)(?:-(\d+))?\))?\s*:(.+)$/s;
const OPTION = /^(.*?)(?:\+\s*([^+]+))?$/s;

/** "Size (1): Small | Large +2.00; Extras (0-3): Cheese +1": groups with how many may be chosen, and what each adds. */
export function readOptionsCell(cell: string, part: string, problems: Problem[]): ForeignGroup[] {
  return cell
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text) => readGroup(text, part, problems));
}

function readGroup(text: string, part: string, problems: Problem[]): ForeignGroup[] {
  const [, name, first, second, list] = GROUP.exec(text) ?? [];
  if (name === undefined || list === undefined) {
    const detail = `"${text}"; write it as Size (1): Small | Large +2.00`;
    problems.push({ reason: 'options_not_understood', part, detail, leaves_out: 'item' });
    return [];
  }
  const options = list.split('|').map((each) => readOption(each.trim(), part, problems));
  const [min, max] = second === undefined ? [first, first] : [first, second];
  return [
    { id: name.trim(), name: name.trim(), min: countOf(min), max: countOf(max), free: 0, options },
  ];
}

function readOption(text: string, part: string, problems: Problem[]): ForeignOption {
  const [, name = '', price] = OPTION.exec(text) ?? [];
  return {
    id: name.trim(),
    name: name.trim(),
    price: price === undefined ? 0 : readAmount(price, problems, `${part}: ${name.trim()}`),
    is_in_stock: true,
    default_count: 0,
    diets: null,
    groups: [],
  };
}
