import { describe, expect, test } from 'vitest';
import { addTexts, changeLanguage, createI18n, hasTexts } from './create-i18n';
import { type LoadTexts, loadTexts } from './load-texts';

describe('createI18n', () => {
  test('I18N-10 loads the groups that are asked for, in one language', async () => {
    const { load, asked } = recordingLoader();
    const i18n = await createI18n({ language: 'fr', groups: ['ordering'], load });
    expect(asked).toEqual(['fr ordering']);
    expect(i18n.t('cart.empty.title')).toBe('Votre commande est vide');
    expect(i18n.exists('checkout.tip.none')).toBe(false);
  });

  test('I18N-10 adds a group once', async () => {
    const { load, asked } = recordingLoader();
    const i18n = await createI18n({ language: 'es', groups: ['ordering'], load });
    expect(hasTexts(i18n, ['ordering', 'checkout'])).toBe(false);
    await addTexts(i18n, 'checkout');
    await addTexts(i18n, 'checkout');
    expect(hasTexts(i18n, ['ordering', 'checkout'])).toBe(true);
    expect(asked).toEqual(['es ordering', 'es checkout']);
    expect(i18n.t('checkout.tip.none')).toBe('Sin propina');
    expect(i18n.t('cart.title')).toBe('Tu pedido');
  });

  test('I18N-11 changes all loaded groups', async () => {
    const i18n = await createI18n({ language: 'en', groups: ['ordering'] });
    await addTexts(i18n, 'receipt');
    await changeLanguage(i18n, 'pt');
    expect(i18n.language).toBe('pt');
    expect(i18n.t('cart.title')).toBe('Seu pedido');
    expect(i18n.t('receipt.title')).toBe('Recibo');
  });

  test.each(['before', 'after'] as const)(
    'I18N-11 a group that is on its way, and comes %s the language is changed, is there in it',
    async (when) => {
      const { load, arrive } = heldLoader('en checkout', 'pt ordering');
      const i18n = await createI18n({ language: 'en', groups: ['ordering'], load });
      // As a part of a page holds it that was drawn before.
      const copy = Object.create(i18n, Object.getOwnPropertyDescriptors(i18n)) as typeof i18n; // with all that it has
      const added = addTexts(copy, 'checkout');
      const changed = changeLanguage(i18n, 'pt');
      const first = when === 'before' ? 'en checkout' : 'pt ordering';
      arrive(first);
      await (when === 'before' ? added : changed);
      arrive(when === 'before' ? 'pt ordering' : 'en checkout');
      await Promise.all([added, changed]);
      expect(i18n.t('cart.title')).toBe('Seu pedido');
      expect(i18n.t('checkout.tip.none')).toBe('Sem gorjeta');
    },
  );

  test('I18N-11 stays with the language when the other cannot be fetched', async () => {
    const load: LoadTexts = (language, group) =>
      language === 'fr' ? Promise.reject(new Error('offline')) : loadTexts(language, group);
    const i18n = await createI18n({ language: 'en', groups: ['ordering'], load });
    await expect(changeLanguage(i18n, 'fr')).rejects.toThrow('offline');
    expect(i18n.t('cart.title')).toBe('Your order');
  });

  test.each([
    ['en', 0, '0 items'],
    ['en', 1, '1 item'],
    ['fr', 0, '0 article'],
    ['fr', 2, '2 articles'],
    ['es', 0, '0 artículos'],
    ['pt', 1_000_000, '1000000 de itens'],
  ] as const)('I18N-3 counts in %s: %i', async (language, count, text) => {
    const i18n = await createI18n({ language, groups: ['ordering'] });
    expect(i18n.t('cart.count', { count })).toBe(text);
  });

  test('leaves what a guest typed as it is', async () => {
    const i18n = await createI18n({ language: 'en', groups: ['ordering'] });
    expect(i18n.t('cart.line.note', { text: "no <salt> & 'pepper'" })).toBe(
      "Note: no <salt> & 'pepper'",
    );
  });
});

/** A loader whose named answers, each as `language group`, come when they are let. */
function heldLoader(...names: string[]) {
  const arrive: Record<string, () => void> = {};
  const held = new Map(
    names.map((name) => [name, new Promise<void>((resolve) => (arrive[name] = resolve))]),
  );
  const load: LoadTexts = async (language, group) => {
    await held.get(`${language} ${group}`);
    return loadTexts(language, group);
  };
  return { load, arrive: (name: string) => arrive[name]?.() };
}

function recordingLoader() {
  const asked: string[] = [];
  const load: LoadTexts = (language, group) => {
    asked.push(`${language} ${group}`);
    return loadTexts(language, group);
  };
  return { load, asked };
}

test('I18N-10 a copy of the instance, as react-i18next hands it out, can fetch more texts', async () => {
  const i18n = await createI18n({ language: 'fr', groups: ['ordering'] });
  const copy: typeof i18n = Object.create(i18n);
  await addTexts(copy, 'checkout');
  expect(i18n.exists('checkout.tip.title')).toBe(true);
});
