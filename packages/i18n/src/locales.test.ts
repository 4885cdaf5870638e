import { ALLERGENS, DIETS, ERROR_STATUS, type Language } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { LOCALES } from './language';
import { type FlatTexts, texts } from './testing/all-texts';

const OTHERS = ['fr', 'es', 'pt'] as const satisfies readonly Language[];
const PLURAL = /_(one|two|few|many|other|zero)$/;

describe.each(OTHERS)('%s', (language) => {
  test('I18N-1 has the keys of English', () => {
    expect(meanings(texts[language])).toEqual(meanings(texts.en));
  });

  test('I18N-2 has the placeholders of English', () => {
    const differing = Object.entries(texts[language]).filter(([key, text]) => {
      const english = texts.en[key] ?? texts.en[key.replace(PLURAL, '_other')];
      return String(placeholders(text)) !== String(placeholders(english ?? ''));
    });
    expect(differing).toEqual([]);
  });
});

describe.each(['en', ...OTHERS] as const)('%s', (language) => {
  test('I18N-3 has all plural forms', () => {
    const forms = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories;
    const counted = new Set(
      Object.keys(texts[language])
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, '')),
    );
    expect(counted.size).toBeGreaterThan(5);
    const wanted = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`)).sort();
    const found = Object.keys(texts[language]).filter((key) => PLURAL.test(key));
    expect(found.sort()).toEqual(wanted);
  });

  test.each([...Object.keys(ERROR_STATUS), 'network', 'unknown'])('I18N-4 tells of %s', (code) => {
    expect(texts[language][`error.${code}`]).toBeTruthy();
  });

  test('I18N-5 names every allergen, diet, status and rule', () => {
    const wanted = [
      ...ALLERGENS.map((allergen) => `allergen.${allergen}`),
      ...DIETS.map((diet) => `diet.${diet}`),
      ...['exactly_other', 'any', 'at_most_other', 'at_least_other', 'between'].map(
        (rule) => `item.rule.${rule}`,
      ),
      'order.status.ORDER_CANCELLED',
    ];
    expect(wanted.filter((key) => !texts[language][key])).toEqual([]);
  });

  test('I18N-6 is written with care', () => {
    const careless = Object.entries(texts[language]).filter(
      ([, text]) =>
        text === '' || text !== text.trim() || / {2}|\.\.\.| [?!;]|\w'\w{2,}/.test(text),
    );
    expect(careless).toEqual([]);
  });
});

test('I18N-6 French puts a no-break space before : ; ? ! and inside quotation marks', () => {
  const careless = Object.entries(texts.fr).filter(([, text]) => !isSpacedFrench(text));
  expect(careless).toEqual([]);
});

test.each([
  'Merci\u202f!',
  'Ici\u00a0: {{list}}',
  'Vraiment\u202f?!',
  'De 12:30 à 13:15',
  'Voir https://comanda.example/?a=1',
  'Rien pour «\u00a0{{query}}\u00a0»',
])('I18N-6 "%s" is spaced as French is', (text) => {
  expect(isSpacedFrench(text)).toBe(true);
});

test.each([
  'Merci!',
  'Merci !',
  'Ici: {{list}}',
  '{{name}}: ajouté',
  '{{name}}!',
  'Conservée; réessayez',
  'Rien pour « {{query}} »',
  'Rien pour «{{query}}»',
])('I18N-6 "%s" is not', (text) => {
  expect(isSpacedFrench(text)).toBe(false);
});

test.each(['en', ...OTHERS] as const)(
  'I18N-6 no text of %s has an ending in brackets',
  (language) => {
    const careless = Object.entries(texts[language]).filter(([, text]) =>
      /\p{L}\(\p{L}+\)/u.test(text),
    );
    expect(careless).toEqual([]);
  },
);

test('I18N-6 Spanish sets no full stop behind a time, which ends in one', () => {
  const careless = Object.entries(texts.es).filter(([, text]) =>
    /\{\{(?:time|start|end|when)\}\}\./.test(text),
  );
  expect(careless).toEqual([]);
});

/** Addresses and times of day are written without. */
function isSpacedFrench(text: string): boolean {
  const sentence = text.replace(/https?:\S+|\d:\d/g, '');
  return !/(?<![\u00a0\u202f?!])[:;?!]|«(?!\u00a0)|(?<!\u00a0)»/.test(sentence);
}

function meanings(flat: FlatTexts): readonly string[] {
  return [...new Set(Object.keys(flat).map((key) => key.replace(PLURAL, '')))].sort();
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

/** How Spanish speaks to a stranger, which nothing else here does. */
const FORMAL =
  /(?<!\p{L})(?:usted|su (?:pedido|entrega|puerta|dinero)|lo quiere|añada|compruebe|compruébelo|confirme|llame|pida uno|pruebe|puede recoger|revíselo|también puede|use)(?!\p{L})/iu;

/** Its imperatives, where a sentence or a part of one begins. */
const FORMAL_ORDER =
  /(?:^|[.!?:;,¡¿(—–]\s*|\bpor favor,?\s+)(?:abra|acerque|acérquese|busque|cierre|compruebe|confirme|consulte|deje|diga|dígale|elija|envíe|escriba|espere|haga|indique|ingrese|inserte|intente|inténtelo|introduzca|llame|mire|muestre|pague|pida|pregunte|pruebe|pulse|recargue|recoja|revise|revíselo|seleccione|siga|toque|use|vea|vuelva)(?!\p{L})/iu;

test.each([
  'Elija una mesa.',
  'Ha fallado. Intente de nuevo.',
  'Un momento: espere aquí.',
  '¡Toque aquí!',
  'Si no, pulse el botón.',
  'Por favor revise el pedido.',
])('"%s" is formal', (text) => {
  expect(isFormal(text)).toBe(true);
});

test.each([
  'Elige una mesa.',
  'El cocinero espera que no haga frío.',
  'Que alguien haga el pedido.',
  'Elijas lo que elijas',
])('"%s" is not', (text) => {
  expect(isFormal(text)).toBe(false);
});

function isFormal(text: string): boolean {
  return FORMAL.test(text) || FORMAL_ORDER.test(text);
}

test('Spanish speaks to everybody as to somebody it knows, on every page', () => {
  const formal = Object.entries(texts.es).filter(([, text]) => isFormal(text));
  expect(formal).toEqual([]);
});
