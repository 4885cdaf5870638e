import { appPaths, type Language, type Restaurant } from '@comanda/contracts';
import { deriveTheme } from '@comanda/ui/theme';
import { pathTo } from '#app/paths';
import { shortName } from './short-name';

/** Manifest that installs a restaurant as an app of its own: https://www.w3.org/TR/appmanifest/ */
export function manifestOf(restaurant: Restaurant, language: Language): object {
  const { endpoint, name, description } = restaurant;
  const { light } = deriveTheme(restaurant.theme);
  const scope = `${pathTo('restaurant', { endpoint })}/`;
  const { icon } = appPaths(endpoint);
  return {
    id: scope,
    name,
    short_name: shortName(name),
    description: description || undefined,
    lang: language,
    dir: 'ltr',
    start_url: pathTo('home', { endpoint }),
    scope,
    display: 'standalone',
    theme_color: light.accent,
    background_color: light.surface,
    categories: ['food'],
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      ([192, 512] as const).map((pixels) => ({
        src: icon(purpose, pixels),
        sizes: `${pixels}x${pixels}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
