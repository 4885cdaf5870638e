import type { Allergen, Currency, Diet } from '@comanda/contracts';
import type { RestaurantFile, ScheduleFile } from '@comanda/contracts/bundle';
import type { Reason } from './reasons';

/** Something that our words cannot say, and what is left out if the rest is wanted all the same. */
export type Problem = {
  readonly reason: Reason;
  /** Which part of the thing; null = all of it. */
  readonly part: string | null;
  readonly detail: string;
  readonly leaves_out: 'everything' | 'item' | 'part';
};

export type ForeignOption = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly is_in_stock: boolean;
  readonly default_count: number;
  readonly diets: readonly Diet[] | null;
  /** Questions that this answer leads to. */
  readonly groups: readonly ForeignGroup[];
};

export type ForeignGroup = {
  readonly id: string;
  readonly name: string;
  /** As the source has them: null, 0 and -1 mean that nothing is said. */
  readonly min: number | null;
  readonly max: number | null;
  /** How many units cost nothing. */
  readonly free: number;
  readonly options: readonly ForeignOption[];
};

export type ForeignVariant = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Absent = it is in stock. */
  readonly is_in_stock?: boolean;
};

/** A dish of another system, read but not yet judged. Prices are cents. */
export type ForeignItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** One at least. Several are sizes or kinds of which the guest takes one. */
  readonly variants: readonly ForeignVariant[];
  /** Title of the choice between variants. */
  readonly variant_title: string;
  readonly groups: readonly ForeignGroup[];
  readonly is_in_stock: boolean;
  readonly diets: readonly Diet[] | null;
  readonly allergens: readonly Allergen[] | null;
  /** Its own rate; absent or null = the restaurant's. */
  readonly tax_percentage?: string | null;
  readonly problems: readonly Problem[];
};

export type ForeignCategory = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly ForeignItem[];
};

export type ForeignSection = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** When it is served; null = always. */
  readonly schedule: ScheduleFile | null;
  readonly categories: readonly ForeignCategory[];
};

/** A whole restaurant as another system describes it. */
export type ForeignMenu = {
  readonly restaurant: Partial<RestaurantFile>;
  /** As the source writes it; null = it does not say. */
  readonly currency: string | null;
  readonly menus: readonly ForeignSection[];
  /** Problems of no single item. */
  readonly problems: readonly (Problem & { readonly item: string })[];
  /** Content left out that changes neither the items sold nor their prices. */
  readonly notes: readonly string[];
};

/** The operator's options for a file that lacks a value or describes another place. */
export type ReadOptions = {
  readonly currency: Currency | null;
  /** Of phone numbers without a country code. */
  readonly country: string;
  /** Which restaurant of a file that has several. */
  readonly pick: string | null;
  /** Which location of a catalog that serves several; null = what is the same at all of them. */
  readonly location: string | null;
};
