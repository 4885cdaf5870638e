import type { Category, DocumentVisit, Item, Menu } from '@comanda/contracts';
import { drawPage } from './draw-page';

type OpenDish = { readonly menu: Menu; readonly category: Category; readonly item: Item };

const SHEET = /<dialog\b.*<\/dialog>/s;

/**
 * The page of a menu with a dish open over it. For the sheet, the dish is drawn over a menu of nothing else, which takes a
 * fraction of the time; what comes behind the sheet is the same on both, and tells where it belongs.
 */
export async function drawSheet(
  { menu, category, item }: OpenDish,
  visit: DocumentVisit,
  menuMarkup: string,
): Promise<string> {
  const alone = { ...menu, categories: [{ ...category, items: [item] }] };
  const drawn = await drawPage({ ...visit, menus: [alone] });
  const { 0: sheet = '', index = 0 } = SHEET.exec(drawn) ?? {};
  const behind = drawn.slice(index + sheet.length);
  if (sheet === '' || !menuMarkup.endsWith(behind)) return drawPage(visit);
  return menuMarkup.slice(0, -behind.length) + sheet + behind;
}
