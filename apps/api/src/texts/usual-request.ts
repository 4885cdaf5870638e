import type { Language, USUAL_REQUESTS } from '@comanda/contracts';

type UsualRequest = (typeof USUAL_REQUESTS)[number];

const WORDS: Readonly<Record<Language, Readonly<Record<UsualRequest, string>>>> = {
  en: {
    visit: 'Please come to our table',
    water: 'Water',
    cutlery: 'Cutlery and napkins',
    clear: 'Clear the table',
    bill: 'The bill',
  },
  fr: {
    visit: 'Venez nous voir, s’il vous plaît',
    water: 'De l’eau',
    cutlery: 'Des couverts et des serviettes',
    clear: 'Débarrasser la table',
    bill: 'L’addition',
  },
  es: {
    visit: 'Vengan a nuestra mesa, por favor',
    water: 'Agua',
    cutlery: 'Cubiertos y servilletas',
    clear: 'Retirar los platos',
    bill: 'La cuenta',
  },
  pt: {
    visit: 'Venham à nossa mesa, por favor',
    water: 'Água',
    cutlery: 'Talheres e guardanapos',
    clear: 'Limpar a mesa',
    bill: 'A conta',
  },
};

/** A request that guests have everywhere, as staff of a restaurant with this language read it; undefined if there is none of this key. */
export function usualRequest(language: Language, key: string): string | undefined {
  const words: Readonly<Record<string, string>> = WORDS[language];
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
