import { appPaths, type DocumentVisit, type Image, type Restaurant } from '@comanda/contracts';
import { formatList, formatMoney, LOCALES } from '@comanda/i18n';
import { deriveTheme } from '@comanda/ui/theme';
import { DISH_PICTURE_SIZES } from '@comanda/ordering-ui/item-customiser';
import { HERO_PICTURE_SIZES } from '#features/restaurant-hero/hero-picture-sizes';
import { webpSource } from '@comanda/ordering-ui/dishes';
import { pageTitle } from '@comanda/web/page';
import { escapeHtml } from '@comanda/web/documents';
import { canonicalPath, restaurantPath, type ServedPage } from './find-page';
import { pictureAddress, sharedWidth } from './picture-address';

/** Head of a page: for the tab, search engines, link previews, and a phone's home screen. */
export function headOf(page: ServedPage, visit: DocumentVisit, origin: string): string {
  const { restaurant } = visit;
  const path = pathToFind(page, restaurant);
  const described = describe(page, visit);
  const { title, description } = described;
  const theme = deriveTheme(restaurant.theme);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    path === null ? meta('robots', 'noindex') : link('canonical', origin + path),
    ...(path === null ? [] : [property('og:url', origin + path)]),
    ...sharing(described, visit, origin),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${theme.light.surface}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${theme.dark.surface}" />`,
    meta('apple-mobile-web-app-title', restaurant.name),
    ...mainPicture(page, restaurant),
  ].join('\n    ');
}

/** Links to install the restaurant as an app. A browser fetches both as soon as it reads them. */
export function installationLinks({ restaurant, language }: DocumentVisit): string {
  const paths = appPaths(restaurant.endpoint);
  const icon = link('apple-touch-icon', paths.icon('maskable', 192));
  return link('manifest', paths.manifest(language)) + icon;
}

/** Where a search engine finds this page or, for a guest's cart or a short address, the restaurant that it is of; null = nowhere. */
function pathToFind(page: ServedPage, restaurant: Restaurant): string | null {
  const { endpoint } = restaurant;
  if (page.kind === 'short') return page.path;
  return page.kind === 'cart' ? restaurantPath(restaurant) : canonicalPath(page, endpoint);
}

/** The picture that a page is about is the largest thing on it, and stands behind a style sheet or a whole menu in its document. */
function mainPicture(page: ServedPage, { header_image }: Restaurant): string[] {
  if (page.kind === 'menu') return askedFirst(page.dish?.item.image, DISH_PICTURE_SIZES);
  const isHero = page.kind === 'home' || page.kind === 'order';
  return isHero ? askedFirst(header_image, HERO_PICTURE_SIZES) : [];
}

function askedFirst(image: Image | null | undefined, sizes: string): string[] {
  if (!image) return [];
  const { type, srcSet } = webpSource(image);
  return [
    `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high" />`,
  ];
}

type Description = {
  readonly title: string;
  readonly description: string;
  readonly image: Image | null;
};

function describe(page: ServedPage, { restaurant, language }: DocumentVisit): Description {
  const { name, description, address, header_image, logo } = restaurant;
  const own = { title: name, description: description || address, image: header_image ?? logo };
  if (page.kind !== 'menu') return own;
  const { menu, dish } = page;
  if (!dish) {
    const categories = menu.categories.map((each) => each.name);
    return {
      title: pageTitle(menu.name, name),
      description: menu.description || formatList(categories, language) || own.description,
      image: menu.image ?? own.image,
    };
  }
  const { item } = dish;
  const price = formatMoney(item.price, restaurant.currency, language);
  return {
    title: pageTitle(item.name, name),
    description: [price, item.description].filter(Boolean).join(' · '),
    image: item.image ?? menu.image ?? own.image,
  };
}

/** The Open Graph protocol, and what else messengers read of it. */
function sharing(
  { title, description, image }: Description,
  { restaurant, language }: { readonly restaurant: Restaurant } & Pick<DocumentVisit, 'language'>,
  origin: string,
): string[] {
  const width = image ? sharedWidth(image.widths) : 0;
  return [
    property('og:type', 'website'),
    property('og:site_name', restaurant.name),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', LOCALES[language].replace('-', '_')),
    ...(image
      ? [
          property('og:image', pictureAddress(image, origin)),
          property('og:image:width', String(width)),
          property('og:image:height', String(Math.round((width * image.height) / image.width))),
          property('og:image:alt', title),
        ]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}" />`;
}
