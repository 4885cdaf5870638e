import { exportJsonLd } from './export-json-ld';
import { exportRestaurant } from './export-restaurant';

/** comanda export, as a folder or in the words of schema.org; throws when it is said wrongly. */
export function exportCommand(
  [endpoint, target, ...more]: readonly string[],
  { format, url }: { readonly format?: string | undefined; readonly url?: string | undefined },
): Promise<number> {
  if (format !== undefined && format !== 'schema-org')
    throw new Error(
      `comanda export writes no ${format}; there is: schema-org, or a folder without --format`,
    );
  if (endpoint === undefined || more.length > 0 || (format === undefined && target === undefined))
    throw new Error(
      'comanda export needs an endpoint and a folder that is new. Try: comanda --help',
    );
  if (format === undefined && target !== undefined) return exportRestaurant(endpoint, target);
  if (url !== undefined && !/^https?:\/\/\S+$/.test(url))
    throw new Error(
      `--url ${url} is no address; it is that of the restaurant’s page, such as https://order.example/harbor`,
    );
  return exportJsonLd(endpoint, { file: target ?? null, url: url ?? null });
}
