import { loadTexts } from '@comanda/i18n';
import { beforeEach, expect, test } from 'vitest';
import { loaderFor } from './drawn-texts';

const TEXTS = { common: { close: 'Fermer tout' } };

beforeEach(() => {
  document.documentElement.lang = 'fr';
  document.body.innerHTML = `<script type="application/json" id="texts">${JSON.stringify(TEXTS)}</script>`;
});

test('what came with the document is not fetched again', async () => {
  expect(await loaderFor(document)('fr', 'browsing')).toEqual(TEXTS);
});

test('other texts, and those of another language, are fetched as ever', async () => {
  const load = loaderFor(document);
  document.documentElement.lang = 'es';
  for (const [language, group] of [
    ['fr', 'ordering'],
    ['es', 'browsing'],
  ] as const)
    expect(await load(language, group)).toEqual(await loadTexts(language, group));
});

test('a document without texts has them fetched', async () => {
  document.body.innerHTML = '';
  expect(await loaderFor(document)('fr', 'browsing')).toEqual(await loadTexts('fr', 'browsing'));
});
