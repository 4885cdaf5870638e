import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const AMOUNT = /\$ ?\d|\d \$/g;

/** How a page writes an amount beside these texts. */
const WRITTEN = { fr: /^\d \$$/, es: /^\$\d$/ } as const;

test.each(['backlot', 'bistro-odile', 'harbor-burger', 'lantern-house'])(
  'what %s promises in French and Spanish has its amounts written like the prices beside it',
  (name) => {
    for (const language of ['fr', 'es'] as const) {
      const path = `../../../../demo/${name}/translations/${language}.yaml`;
      // The bistro is written in French; its own words are no translation.
      if (name === 'bistro-odile' && language === 'fr') continue;
      const amounts = readFileSync(new URL(path, import.meta.url), 'utf8').match(AMOUNT) ?? [];
      expect(amounts.filter((amount) => !WRITTEN[language].test(amount))).toEqual([]);
    }
  },
);
