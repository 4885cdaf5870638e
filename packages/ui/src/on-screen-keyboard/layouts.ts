/** The languages that have a layout. */
export type KeyboardLanguage = 'en' | 'fr' | 'es' | 'pt';

export type KeyboardLayer = 'default' | 'shift' | 'symbols';

const DIGITS = '1 2 3 4 5 6 7 8 9 0';

/** Rows of letters as keyboards of the language have them; accents have a row of their own, as there are no dead keys. */
const LETTERS: Readonly<Record<KeyboardLanguage, readonly string[]>> = {
  en: ['q w e r t y u i o p', "a s d f g h j k l '", 'z x c v b n m -'],
  fr: ['é è ê ë à â ç î ï ô û', 'a z e r t y u i o p', 'q s d f g h j k l m', "w x c v b n ' -"],
  es: ['á é í ó ú ü', 'q w e r t y u i o p', 'a s d f g h j k l ñ', "z x c v b n m ' -"],
  pt: ['á â ã à é ê í ó ô õ ú', 'q w e r t y u i o p', 'a s d f g h j k l ç', "z x c v b n m ' -"],
};

const SYMBOLS = [DIGITS, '@ # $ % & * ( ) +', '. , ; : ! ? ¡ ¿', '\' " / _ - {bksp}'];

/** Returns the rows of each layer of a language's keyboard; names in braces are keys that type no character. */
export function keyboardLayout(
  language: KeyboardLanguage,
): Readonly<Record<KeyboardLayer, string[]>> {
  const letters = LETTERS[language];
  const lower = [DIGITS, ...letters.slice(0, -1), `{shift} ${letters.at(-1)} {bksp}`];
  const foot = '{space} . @ {done}';
  return {
    default: [...lower, `{symbols} ${foot}`],
    shift: [...lower.map((row) => upper(row, language)), `{symbols} ${foot}`],
    symbols: [...SYMBOLS, `{letters} ${foot}`],
  };
}

function upper(row: string, language: KeyboardLanguage): string {
  return row
    .split(' ')
    .map((key) => (key.startsWith('{') ? key : key.toLocaleUpperCase(language)))
    .join(' ');
}
