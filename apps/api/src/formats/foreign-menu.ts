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

export type ForeignVariant = { readonly id: string; readonly name: string; readonly price: number };

/** A dish of another system, read but not yet judged. Prices are cents. */
export type ForeignItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** One at least. Several are sizes or kinds of which the guest takes one. */
  readonly variants: readonly ForeignVariant[];
  /** What to ask for when there are several. */
  readonly variant_title: string;
  readonly groups: readonly ForeignGroup[];
  readonly is_in_stock: boolean;
  readonly diets: readonly Diet[] | null;
  readonly allergens: readonly Allergen[] | null;
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

/** What another system says of a whole restaurant. */
export type ForeignMenu = {
  readonly restaurant: Partial<RestaurantFile>;
  /** As the source writes it; null = it does not say. */
  readonly currency: string | null;
  readonly menus: readonly ForeignSection[];
  /** What concerns no single item. */
  readonly problems: readonly (Problem & { readonly item: string })[];
  /** What is left out and changes neither what is sold nor what it costs. */
  readonly notes: readonly string[];
};

/** What the operator says about a file, where it is silent or means another place. */
export type ReadOptions = {
  readonly currency: Currency | null;
  /** Of phone numbers without a country code. */
  readonly country: string;
  /** Which restaurant of a file that has several. */
  readonly pick: string | null;
};
