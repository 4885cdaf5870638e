import type { Campaign } from './entities/campaign';
import type { Menu } from './entities/menu';
import type { Language } from './entities/primitives';
import type { Restaurant } from './entities/restaurant';

/** A visit to a restaurant's address, with all data the page needs. */
export type DocumentVisit = {
  /** Path and query. */
  readonly address: string;
  readonly now: Date;
  readonly language: Language;
  readonly restaurant: Restaurant;
  readonly menus: readonly Menu[];
  readonly campaigns: readonly Pick<Campaign, 'campaign_id'>[];
};

export type DrawnDocument = {
  readonly html: string;
  /** Content of its style elements, for the policy that allows no others. */
  readonly styles: readonly string[];
  /** Whether it tells that the restaurant has no such page. */
  readonly isMissing: boolean;
};

export type DocumentSite = {
  /** The app's own document, which works by itself. */
  readonly template: string;
  /** Content of the linked style sheet. */
  readonly styles: string;
  /** Where guests find this deployment: https://order.example.com */
  readonly origin: string;
};

/** The half of a web app that runs on a server: its documents as they show before any script has run. */
export type DocumentRenderer = {
  /** The id or endpoint of the restaurant that an address is about; null = none. */
  readonly restaurantIn: (address: string) => string | null;
  /** Whether there is nothing at an address when that restaurant does not exist; elsewhere the name may be something else's. */
  readonly needsRestaurant: (address: string) => boolean;
  readonly languageFor: (
    restaurant: Restaurant,
    wishes: { readonly cookie: string | undefined; readonly accept: string | undefined },
  ) => Language;
  /** Visits with the same key, of the same version of the same restaurant in the same language, get the same document. */
  readonly keyOf: (visit: DocumentVisit) => string;
  readonly draw: (visit: DocumentVisit, site: DocumentSite) => Promise<DrawnDocument>;
  /** The web app manifest of a restaurant. */
  readonly manifest: (restaurant: Restaurant, language: Language) => object;
};

/** A visit to a page that is about no single restaurant, with the replies that it shows. */
export type PageVisit = {
  readonly now: Date;
  readonly language: Language;
  /** The replies to the calls that the page reads, in their order; null where the api has nothing at that path. */
  readonly replies: readonly unknown[];
};

/** The half of a web app that runs on a server, for pages that are about no single restaurant. */
export type PageRenderer = {
  /** The calls that a page at this address shows the replies of, as paths of the api; null = it is not drawn. */
  readonly callsFor: (address: string, language: Language) => readonly string[] | null;
  /** Whether each page is one guest's own: it is drawn for each request, and nothing on the way keeps it. */
  readonly isPersonal?: boolean;
  readonly languageFor: (wishes: {
    readonly cookie: string | undefined;
    readonly accept: string | undefined;
  }) => Language;
  readonly draw: (visit: PageVisit, site: DocumentSite) => Promise<DrawnDocument>;
};
