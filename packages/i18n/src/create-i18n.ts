import { LANGUAGES, type Language } from '@comanda/contracts';
import { createInstance, type i18n as I18n } from 'i18next';
import { type LoadTexts, loadTexts } from './load-texts';
import { NAMESPACE, type TextGroup } from './texts';

type Setup = {
  readonly language: Language;
  /** Texts of the first screens; addTexts adds more. */
  readonly groups: readonly TextGroup[];
  readonly load?: LoadTexts;
};

type Loaded = { readonly load: LoadTexts; readonly groups: Set<TextGroup>; language: Language };

// By the store and not by the instance: react-i18next hands out copies of the instance, which share it.
const loadedOf = new WeakMap<object, Loaded>();

/** Sets up i18next with the texts of one language. Rejects when they cannot be fetched. */
export async function createI18n({ language, groups, load = loadTexts }: Setup): Promise<I18n> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: [...LANGUAGES],
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: {},
    // React and plain text both escape where it is needed.
    interpolation: { escapeValue: false },
    // More texts draw nothing anew: whoever says them waits for them.
    react: { bindI18nStore: '', useSuspense: false },
  });
  loadedOf.set(i18n.store, { load, groups: new Set(), language });
  await Promise.all(groups.map((group) => addTexts(i18n, group)));
  return i18n;
}

/** Fetches one more group in the current language; changing the language will bring it along. Does nothing the second time. */
export async function addTexts(i18n: I18n, group: TextGroup): Promise<void> {
  const loaded = requireLoaded(i18n);
  const { load, groups, language } = loaded;
  if (groups.has(group)) return;
  i18n.addResourceBundle(language, NAMESPACE, await load(language, group), true, true);
  // It may have been changed meanwhile, without this group.
  if (loaded.language === language) groups.add(group);
  else await addTexts(i18n, group);
}

/** Whether these groups are there, so that nothing of them would show as a bare key. */
export function hasTexts(i18n: I18n, wanted: readonly TextGroup[]): boolean {
  const { groups } = requireLoaded(i18n);
  return wanted.every((group) => groups.has(group));
}

/** Fetches everything shown so far in another language, then switches to it in one step. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  const loaded = requireLoaded(i18n);
  const { load, groups } = loaded;
  const wanted = [...groups];
  const bundles = await Promise.all(wanted.map((group) => load(language, group)));
  for (const bundle of bundles) i18n.addResourceBundle(language, NAMESPACE, bundle, true, true);
  // More was shown while these were on their way.
  if (groups.size > wanted.length) return await changeLanguage(i18n, language);
  // Here and not in the instance, whose copies go on telling what it was when they were made.
  loaded.language = language;
  await i18n.changeLanguage(language);
}

function requireLoaded(i18n: I18n): Loaded {
  const loaded = loadedOf.get(i18n.store);
  if (!loaded) {
    throw new Error('This i18next instance has no loader for its texts: make it with createI18n.');
  }
  return loaded;
}
