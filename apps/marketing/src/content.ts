import type { Language } from '@comanda/contracts';
import en from '../content/en.json';
import es from '../content/es.json';
import fr from '../content/fr.json';
import operator from '../content/operator.json';
import pt from '../content/pt.json';

/** The texts of the site in one language. English says which there are; the others do not compile without them. */
export type Content = typeof en;

export const CONTENT: Readonly<Record<Language, Content>> = { en, fr, es, pt };

/** Name, address, figures and references of the operator, replaced by a white label. */
export type Operator = Omit<
  typeof operator,
  'careers_url' | 'claims' | 'demo_brands' | 'trusted_by'
> & {
  /** null = no positions are offered. */
  readonly careers_url: string | null;
  /** null = the operator does not claim it. */
  readonly claims: Readonly<Record<keyof typeof operator.claims, number | null>>;
  /** Restaurants that are shown with their menus, and opened by a tap; they must be imported. */
  readonly demo_brands: readonly { readonly name: string; readonly endpoint: string }[];
  /** A restaurant without a logo is shown by its name alone. */
  readonly trusted_by: readonly { readonly name: string; readonly logo: string | null }[];
};

export const OPERATOR: Operator = operator;

/** Puts values into the `{name}` places of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  );
}
