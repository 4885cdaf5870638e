import type { Language, Menu, Restaurant } from '@comanda/contracts';
import type { Database } from '../db/database';

/** A restaurant and its menus, in one language. */
export type LocalisedCatalogue = {
  readonly language: Language;
  readonly restaurant: Restaurant;
  readonly menus: readonly Menu[];
};

/** All that is for sale in a restaurant at one version of its menu, in its own language. */
export type CatalogueEntry = LocalisedCatalogue & {
  readonly menu_version: number;
  /** In another language that the restaurant offers; in its own otherwise. Missing texts fall back one by one. */
  readonly localise: (language: Language | undefined) => LocalisedCatalogue;
};

export type Catalogue = {
  /** By id or endpoint; from memory when it is known. null = there is no such restaurant. */
  readonly get: (handle: string) => Promise<CatalogueEntry | null>;
  /**
   * The same, checked against the committed version with one statement: where money or a sold-out mark depends on it.
   * Inside a transaction pass it as `db`: the embedded engine has one connection, and would wait for itself.
   */
  readonly getFresh: (handle: string, db?: Database) => Promise<CatalogueEntry | null>;
};
