import { brandOf } from '../../../../cards/card-number';
import { element } from '../../../../browser/dom';
import type { CardFormOptions, FormChange, ValidationError } from '../messages';
import { textsFor } from '../texts/texts';
import type { Texts } from '../texts/texts';
import { brandMarks, SHOWN_BRANDS } from '../../../../cards/brand-marks';
import {
  cvcProblem,
  expiryProblem,
  numberProblem,
  POSTAL_COUNTRIES,
  postalProblem,
} from '../../../../cards/check-card';
import { createCountryField } from './country-field';
import {
  digitsOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  formatPostalCode,
} from '../../../../cards/format-card';
import { createTextField } from './text-field';
import type { TextField } from './text-field';

export type CardDetails = {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
  readonly country: string;
  readonly postalCode: string;
};

export type CardFields = {
  readonly root: HTMLElement;
  readonly configure: (options: CardFormOptions) => void;
  readonly details: () => CardDetails;
  readonly state: () => FormChange;
  /** Shows everything that is missing or wrong, goes to the first of it, and tells it. */
  readonly validate: () => ValidationError | undefined;
  readonly clear: () => void;
  readonly focus: () => void;
};

/** The inputs of a card, working together: brand, lengths, and moving on when one is done. */
export function createCardFields(onChange: () => void): CardFields {
  let texts: Texts = textsFor('en');
  let asksAddress = true;
  const country = createCountryField(() => {
    refresh();
    onChange();
  });
  const number = createTextField({
    name: 'card-number',
    autocomplete: 'cc-number',
    format: formatNumber,
    problem: numberProblem,
    onEdit: (kind) => edited(kind, number, expiry),
    onLeaveBack: () => undefined,
  });
  const expiry: TextField = createTextField({
    name: 'card-expiry',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    problem: (text) => expiryProblem(text, new Date()),
    onEdit: (kind) => edited(kind, expiry, cvc),
    onLeaveBack: () => number.input.focus(),
  });
  const cvc: TextField = createTextField({
    name: 'card-cvc',
    autocomplete: 'cc-csc',
    format: (text) => formatCvc(text, number.input.value),
    problem: (text) => cvcProblem(text, number.input.value),
    onEdit: (kind) => edited(kind, cvc, asksPostalCode() && !isForm() ? postal : undefined),
    onLeaveBack: () => expiry.input.focus(),
  });
  const postal: TextField = createTextField({
    name: 'postal-code',
    autocomplete: 'postal-code',
    format: (text) => formatPostalCode(text, country.select.value),
    problem: (text) => (asksPostalCode() ? postalProblem(text, country.select.value) : undefined),
    onEdit: () => onChange(),
    onLeaveBack: () => cvc.input.focus(),
  });
  const inOrder = [number, expiry, cvc, postal];
  const root = element(
    'form',
    { class: 'CardForm', novalidate: '', autocomplete: 'on' },
    number.root,
    element('div', { class: 'Row' }, expiry.root, cvc.root),
    element('div', { class: 'Row Row--address' }, country.root, postal.root),
  );

  function isForm(): boolean {
    return root.dataset['layout'] === 'form';
  }

  function asksPostalCode(): boolean {
    return asksAddress && POSTAL_COUNTRIES.includes(country.select.value);
  }

  function edited(kind: 'autofill' | 'typed', field: TextField, next: TextField | undefined): void {
    refresh();
    const { input } = field;
    const isAtEnd = input.selectionStart === input.value.length;
    const isDone = field.problem() === undefined && document.activeElement === input && isAtEnd;
    if (kind === 'typed' && isDone) next?.input.focus();
    onChange();
  }

  function refresh(): void {
    const brand = brandOf(digitsOf(number.input.value));
    number.slot.replaceChildren(...brandMarks(brand ? [brand] : SHOWN_BRANDS));
    const isUs = country.select.value === 'US';
    postal.root.hidden = !asksPostalCode();
    postal.setWording(
      isUs ? texts.form.zip : texts.form.postalCode,
      isUs ? '12345' : postalSample(country.select.value),
      texts,
    );
  }

  return {
    root,
    configure: (options) => {
      texts = textsFor(options.locale);
      asksAddress = options.asksAddress;
      document.documentElement.lang = options.locale;
      root.dataset['layout'] = options.layout;
      root.toggleAttribute('data-address', options.asksAddress);
      root.setAttribute('aria-label', texts.form.legend);
      number.setWording(texts.form.number, '1234 1234 1234 1234', texts);
      expiry.setWording(texts.form.expiry, texts.form.expiryPlaceholder, texts);
      cvc.setWording(texts.form.cvc, texts.form.cvcPlaceholder, texts);
      country.configure(texts.form.country, options);
      if (options.postalCode !== '' && postal.input.value === '')
        postal.setText(options.postalCode);
      for (const field of inOrder) field.input.disabled = options.isDisabled;
      refresh();
    },
    details: () => {
      const expiryDigits = digitsOf(expiry.input.value);
      return {
        number: digitsOf(number.input.value),
        month: expiryDigits.slice(0, 2),
        year: expiryDigits.slice(2),
        cvc: cvc.input.value,
        country: asksAddress ? country.select.value : '',
        postalCode: asksPostalCode() ? postal.input.value : '',
      };
    },
    state: () => ({
      brand: brandOf(digitsOf(number.input.value)) ?? 'unknown',
      complete: inOrder.every((field) => field.problem() === undefined),
      country: country.select.value,
      empty: inOrder.every((field) => field.input.value === ''),
      error: firstError(inOrder, texts, 'visible'),
      postalCode: postal.input.value,
    }),
    validate: () => {
      for (const field of inOrder) field.showProblem('eager');
      inOrder.find((field) => field.problem() !== undefined)?.input.focus();
      return firstError(inOrder, texts, 'any');
    },
    clear: () => {
      for (const field of inOrder) field.setText('');
      refresh();
    },
    focus: () => number.input.focus(),
  };
}

function firstError(
  fields: readonly TextField[],
  texts: Texts,
  which: 'any' | 'visible',
): ValidationError | undefined {
  for (const field of fields) {
    const code = field.problem();
    const counts = which === 'any' || field.input.getAttribute('aria-invalid') === 'true';
    if (code !== undefined && counts) {
      return { type: 'validation_error', code, message: texts.invalid[code] };
    }
  }
  return undefined;
}

function postalSample(country: string): string {
  return country === 'CA' ? 'M5T 1T4' : 'WS11 1DB';
}
