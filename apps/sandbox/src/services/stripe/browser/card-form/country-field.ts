import { element } from '../../../../browser/dom';
import type { CardFormOptions } from '../messages';
import { countryNames } from './countries';

export type CountryField = {
  readonly root: HTMLElement;
  readonly select: HTMLSelectElement;
  readonly configure: (label: string, options: CardFormOptions) => void;
};

export function createCountryField(onChange: () => void): CountryField {
  const label = element('label', { class: 'Label', for: 'field-country' });
  const select = element('select', {
    class: 'Input Input--select',
    id: 'field-country',
    name: 'country',
    autocomplete: 'billing country',
  });
  const root = element(
    'div',
    { class: 'Field Field--country' },
    label,
    element('div', { class: 'InputWrap' }, select),
  );
  select.addEventListener('change', onChange);
  let locale = '';
  return {
    root,
    select,
    configure: (text, options) => {
      label.textContent = text;
      select.disabled = options.isDisabled;
      if (locale === options.locale) return;
      const chosen = locale === '' ? options.country : select.value;
      locale = options.locale;
      select.replaceChildren(
        ...countryNames(options.locale).map(([code, name]) =>
          element('option', { value: code }, name),
        ),
      );
      select.value = chosen;
    },
  };
}
