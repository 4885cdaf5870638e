import type { Language } from '@comanda/contracts';
import type { MenusFile, RestaurantFile, TranslationsFile } from '@comanda/contracts/bundle';
import type { BundleFault } from './fault';
import { translatableKeys } from './translatable-keys';
import { OWN_SECTIONS } from './translation-rows';
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
  return [
    ...sections.flatMap((section) =>
      unknownKeys(source, section, file[section], known[section], 'menus.yaml'),
    ),
    ...checkOwn(source, file, restaurant),
  ];
}

function checkOwn(
  source: YamlSource,
  file: TranslationsFile,
  restaurant: RestaurantFile,
): BundleFault[] {
  const sections = Object.keys(OWN_SECTIONS) as (keyof typeof OWN_SECTIONS)[]; // likewise
  const hasConcierge = Object.keys(file.concierge).length > 0;
  return [
    ...(hasConcierge && restaurant.concierge === null
      ? [source.faultAt(['concierge'], 'restaurant.yaml has no concierge')]
      : []),
    ...(file.restaurant.pay_at_counter_label !== undefined &&
    restaurant.pay_at_counter_label === null
      ? [
          source.faultAt(
            ['restaurant', 'pay_at_counter_label'],
            'restaurant.yaml has no pay_at_counter_label',
          ),
        ]
      : []),
    ...sections.flatMap((section) => {
      const keys = new Set(restaurant[section].flatMap(({ key }) => key ?? []));
      return unknownKeys(source, section, file[section], keys, 'restaurant.yaml');
    }),
  ];
}

function unknownKeys(
  source: YamlSource,
  section: string,
  texts: object,
  known: ReadonlySet<string>,
  named: string,
): BundleFault[] {
  return Object.keys(texts)
    .filter((key) => !known.has(key))
    .map((key) => source.faultAt([section, key], `nothing in ${named} has this key`));
}
