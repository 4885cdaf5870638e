import type { Language } from '@comanda/contracts';
import type { MenusFile, RestaurantFile, TranslationsFile } from '@comanda/contracts/bundle';
import type { BundleFault } from './fault';
import { translatableKeys } from './translatable-keys';
import type { YamlSource } from './yaml-source';

export type TranslationContext = {
  readonly language: Language;
  readonly restaurant: RestaurantFile;
  readonly menus: MenusFile;
};

/** A translation must be of a language that is offered, and of things that exist: a misspelt key would be lost silently. */
export function checkTranslations(
  source: YamlSource,
  file: TranslationsFile,
  context: TranslationContext,
): BundleFault[] {
  const { language, restaurant } = context;
  if (language === restaurant.language) {
    return [
      source.faultAt(
        [],
        `"${language}" is the restaurant’s own language: its texts stand in menus.yaml`,
      ),
    ];
  }
  if (!restaurant.active_languages.includes(language)) {
    return [
      source.faultAt([], `"${language}" is not among the active_languages of restaurant.yaml`),
    ];
  }
  const known = translatableKeys(context.menus);
  const sections = Object.keys(known) as (keyof typeof known)[]; // Object.keys forgets the literal types
  return sections.flatMap((section) =>
    Object.keys(file[section])
      .filter((key) => !known[section].has(key))
      .map((key) => source.faultAt([section, key], 'nothing in menus.yaml has this key')),
  );
}
