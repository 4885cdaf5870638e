import type {
  ItemModifierGroup,
  Language,
  Modifier,
  RestaurantConcept,
  Schedule,
} from '@comanda/contracts';
import { endOf, rowsAsOf } from './as-of';
import { assembleCampaigns } from './assemble-campaigns';
import { assembleGroups, assembleMenus } from './assemble-menus';
import { assembleConcept, assembleRestaurant, assembleSchedule } from './assemble-restaurant';
import type { CatalogueEntry, LocalisedCatalogue } from './catalogue';
import type { CatalogueRows } from './load-rows';
import { textIn } from './texts';

/** The rows, the menu made of them, and the replies made of that: as text and compressed, in more languages than one. */
const COPIES = 6;

/** One version of a restaurant's menu, put together once per language when that language is first asked for. */
export function makeEntry(stored: CatalogueRows, is_sandbox: boolean, now: Date): CatalogueEntry {
  const rows = rowsAsOf(stored, now);
  const { settings, menu_version } = rows.restaurant;
  const localised = new Map<Language, LocalisedCatalogue>();

  function localise(wanted: Language | undefined): LocalisedCatalogue {
    const language = offered(wanted);
    const known = localised.get(language);
    if (known !== undefined) return known;
    const made = assemble(rows, language, is_sandbox);
    localised.set(language, made);
    return made;
  }

  function offered(wanted: Language | undefined): Language {
    return wanted !== undefined && settings.active_languages.includes(wanted)
      ? wanted
      : settings.language;
  }

  return {
    ...localise(undefined),
    menu_version,
    bytes: JSON.stringify(rows).length * COPIES,
    true_until: endOf(rows),
    answers: new Map(),
    localise,
    ...listsOf(rows, offered),
  };
}

function assemble(
  rows: CatalogueRows,
  language: Language,
  is_sandbox: boolean,
): LocalisedCatalogue {
  const { restaurant } = rows;
  const translated = language === restaurant.settings.language ? null : language;
  const schedule = rows.schedules.find(({ schedule_id }) => schedule_id === restaurant.schedule_id);
  return {
    language,
    restaurant: assembleRestaurant({
      restaurant,
      pictures: rows.pictures,
      schedule: schedule === undefined ? null : assembleSchedule(schedule),
      has_tables: rows.has_tables,
      textOf: textIn(rows.translations, translated),
      is_sandbox,
    }),
    menus: assembleMenus(rows, translated),
    campaigns: assembleCampaigns(rows, translated),
  };
}

/** The flat lists that some calls answer with; made when they are asked for. */
function listsOf(rows: CatalogueRows, offered: (wanted: Language | undefined) => Language) {
  const own = rows.restaurant.settings.language;
  function modifierGroups(wanted: Language | undefined): ItemModifierGroup[] {
    const language = offered(wanted);
    return assembleGroups(rows, language === own ? null : language);
  }
  return {
    modifierGroups,
    modifiers: (wanted: Language | undefined): Modifier[] =>
      modifierGroups(wanted).flatMap(({ modifiers }) => modifiers),
    schedules: (): (Schedule & { menus: string[] })[] =>
      rows.schedules.map((row) => ({
        ...assembleSchedule(row),
        menus: rows.menus
          .filter(({ schedule_id }) => schedule_id === row.schedule_id)
          .map(({ menu_id }) => menu_id),
      })),
    concept: (): RestaurantConcept => assembleConcept(rows.restaurant, rows.pictures),
    translations: (): Partial<Record<Language, Record<string, string>>> => {
      const byLanguage: Partial<Record<Language, Record<string, string>>> = {};
      for (const { language, subject_id, field, text } of rows.translations) {
        const texts = (byLanguage[language] ??= {});
        texts[`${subject_id}.${field}`] = text;
      }
      return byLanguage;
    },
  };
}
