import type {
  Campaign,
  ItemModifierGroup,
  Language,
  Menu,
  Modifier,
  Restaurant,
  RestaurantConcept,
  RestaurantSummary,
  Schedule,
} from '@comanda/contracts';
import type { Database } from '../db/database';
import type { PublicDocument } from '../http/public-document';

/** A restaurant and its menus, in one language. */
export type LocalisedCatalogue = {
  readonly language: Language;
  readonly restaurant: Restaurant;
  readonly menus: readonly Menu[];
  /** All of them, those for which nobody may ask included; in the restaurant's order. */
  readonly campaigns: readonly Campaign[];
};

/** All that is for sale in a restaurant at one version of its menu; by itself in the restaurant's own language. */
export type CatalogueEntry = LocalisedCatalogue & {
  /** About how much memory it takes, with what is made of it while it is kept. */
  readonly bytes: number;
  readonly menu_version: number;
  /** When something in it ends by itself, and it is no longer true; null = it stays. */
  readonly true_until: Date | null;
  /** Stored replies by address; kept as long as this entry. */
  readonly answers: Map<string, PublicDocument>;
  /** In another language that the restaurant offers; in its own otherwise. Missing texts fall back one by one. */
  readonly localise: (language: Language | undefined) => LocalisedCatalogue;
  readonly modifierGroups: (language: Language | undefined) => ItemModifierGroup[];
  readonly modifiers: (language: Language | undefined) => Modifier[];
  readonly schedules: () => (Schedule & { menus: string[] })[];
  readonly concept: () => RestaurantConcept;
  /** language → "{id}.{field}" → text. */
  readonly translations: () => Partial<Record<Language, Record<string, string>>>;
};

/** The version of a restaurant's menu that is committed. */
export type MenuVersion = { readonly restaurant_id: string; readonly menu_version: number };

/** Restaurants and their menus in memory. Changes that commit anywhere are heard as events, and read again. */
export type Catalogue = {
  /** By id or endpoint; from memory when it is known. null = there is no such restaurant. */
  readonly get: (handle: string) => Promise<CatalogueEntry | null>;
  /** The same, if it is in memory. */
  readonly peek: (handle: string) => CatalogueEntry | undefined;
  /**
   * The same, checked against the committed version with one statement: where money or a sold-out mark depends on it.
   * Inside a transaction pass it as `db`: the embedded engine has one connection, and would wait for itself.
   */
  readonly getFresh: (handle: string, db?: Database) => Promise<CatalogueEntry | null>;
  /** The same, for whoever read the committed version along with something else. */
  readonly getAt: (version: MenuVersion) => Promise<CatalogueEntry | null>;
  /** Every restaurant, by name, in the language where it offers it. */
  readonly list: (language: Language | undefined) => Promise<readonly RestaurantSummary[]>;
  /** Drops what is known of a restaurant that this server just changed, without waiting for the event. */
  readonly forget: (restaurant_id: string) => void;
  readonly close: () => void;
};
