import {
  campaignsFileSchema,
  menusFileSchema,
  restaurantFileSchema,
  type TablesFile,
  tablesFileSchema,
  translationsFileSchema,
} from '@comanda/contracts/bundle';
import type { z } from 'zod';
import type { Bundle } from './bundle';
import { withoutDefaults } from './without-defaults';
import { writeYaml } from './write-yaml';

/** The files of a restaurant's folder: path → what is in it. */
export type BundleFiles = ReadonlyMap<string, string | Uint8Array>;

/** A bundle as the files that it would be read from. */
export function bundleFiles(bundle: Bundle): BundleFiles {
  return new Map<string, string | Uint8Array>([
    ['restaurant.yaml', asText(restaurantFileSchema, bundle.restaurant)],
    ['menus.yaml', asText(menusFileSchema, bundle.menus)],
    ...(bundle.campaigns.campaigns.length === 0
      ? []
      : [['campaigns.yaml', asText(campaignsFileSchema, bundle.campaigns)] as const]),
    ...(hasTables(bundle.tables)
      ? [['tables.yaml', asText(tablesFileSchema, bundle.tables)] as const]
      : []),
    ...[...bundle.translations].map(
      ([language, file]) =>
        [`translations/${language}.yaml`, asText(translationsFileSchema, file)] as const,
    ),
    ...[...bundle.pictures, ...bundle.videos].map(({ path, bytes }) => [path, bytes] as const),
  ]);
}

function asText(schema: z.ZodType, value: unknown): string {
  return writeYaml(withoutDefaults(schema, value));
}

function hasTables({ sections, tables, table_presence }: TablesFile): boolean {
  return sections.length + tables.length > 0 || table_presence !== 'none';
}
