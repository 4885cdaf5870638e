import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@comanda/contracts';
import {
  campaignsFileSchema,
  menusFileSchema,
  restaurantFileSchema,
  tablesFileSchema,
  type TranslationsFile,
  translationsFileSchema,
} from '@comanda/contracts/bundle';
import { err, ok, type Result } from '@comanda/kernel';
import type { z } from 'zod';
import { readRestaurantSource } from './base-folder';
import type { Bundle } from './bundle';
import { checkCampaigns, checkCampaignTranslations } from './check-campaigns';
import { checkCharacters } from './check-characters';
import { checkMenus } from './check-menus';
import { checkPresentation } from './check-presentation';
import { checkRestaurant } from './check-restaurant';
import { checkSchema } from './check-schema';
import { checkTables } from './check-tables';
import { checkTranslations } from './check-translations';
import type { BundleFault } from './fault';
import { readPictures } from './read-pictures';
import { readVideos } from './read-videos';
import { readYaml, type YamlSource } from './yaml-source';

const KNOWN_FILES = ['restaurant.yaml', 'menus.yaml', 'campaigns.yaml', 'tables.yaml'];

const NO_CAMPAIGNS = { campaigns: [] };
const NO_TABLES = tablesFileSchema.parse({});

type CheckedFile<Value> = { readonly source: YamlSource; readonly value: Value };

/** Reads and checks a restaurant's folder. Every fault is told, not only the first. */
export async function readBundle(folder: string): Promise<Result<Bundle, readonly BundleFault[]>> {
  if (!existsSync(join(folder, 'restaurant.yaml'))) {
    return err([
      missing('restaurant.yaml', `${folder} is no restaurant’s folder: this file must be in it`),
    ]);
  }
  const faults: BundleFault[] = unknownFiles(folder);
  const { folders, source } = readRestaurantSource(folder, faults);
  const restaurant = source === null ? null : checkSource(source, restaurantFileSchema, faults);
  const menus = checkFile(folders, 'menus.yaml', menusFileSchema, faults);
  const campaigns = isThere(folders, 'campaigns.yaml')
    ? checkFile(folders, 'campaigns.yaml', campaignsFileSchema, faults)
    : null;
  const tables = isThere(folders, 'tables.yaml')
    ? checkFile(folders, 'tables.yaml', tablesFileSchema, faults)
    : null;
  const translations = readTranslations(folders, faults);

  if (restaurant !== null) {
    const { source: said, value } = restaurant;
    faults.push(...checkRestaurant(said, value));
    faults.push(...checkPresentation(said, value, tables?.value ?? NO_TABLES));
  }
  if (menus !== null) faults.push(...checkMenus(menus.source, menus.value));
  if (tables !== null) faults.push(...checkTables(tables.source, tables.value));
  if (restaurant !== null && menus !== null) {
    if (campaigns !== null) {
      faults.push(
        ...checkCampaigns(campaigns.source, campaigns.value, menus.value, restaurant.value),
      );
    }
    for (const [language, { source, value }] of translations) {
      faults.push(...checkCampaignTranslations(source, value, campaigns?.value ?? NO_CAMPAIGNS));
      faults.push(
        ...checkTranslations(source, value, {
          language,
          restaurant: restaurant.value,
          menus: menus.value,
        }),
      );
    }
  }
  const pictures = await readPictures(folders, { restaurant, menus, campaigns });
  const videos = await readVideos(folders, restaurant);
  faults.push(...pictures.faults, ...videos.faults);
  if (restaurant === null || menus === null || faults.length > 0) return err(faults);
  return ok({
    restaurant: restaurant.value,
    menus: menus.value,
    campaigns: campaigns?.value ?? NO_CAMPAIGNS,
    tables: tables?.value ?? NO_TABLES,
    translations: new Map([...translations].map(([language, { value }]) => [language, value])),
    pictures: pictures.pictures,
    videos: videos.videos,
  });
}

function checkFile<Schema extends z.ZodType>(
  folders: readonly string[],
  file: string,
  schema: Schema,
  faults: BundleFault[],
): CheckedFile<z.output<Schema>> | null {
  const path = folders.map((folder) => join(folder, file)).find((each) => existsSync(each));
  if (path === undefined) {
    faults.push(missing(file, 'is missing'));
    return null;
  }
  const { source, faults: syntax } = readYaml(file, readFileSync(path));
  faults.push(...syntax);
  return syntax.length > 0 ? null : checkSource(source, schema, faults);
}

function isThere(folders: readonly string[], file: string): boolean {
  return folders.some((folder) => existsSync(join(folder, file)));
}

function checkSource<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  faults: BundleFault[],
): CheckedFile<z.output<Schema>> | null {
  const { value, faults: found } = checkSchema(schema, source);
  faults.push(...checkCharacters(source), ...found);
  return value === null ? null : { source, value };
}

function readTranslations(
  folders: readonly string[],
  faults: BundleFault[],
): Map<Language, CheckedFile<TranslationsFile>> {
  const found = new Map<Language, CheckedFile<TranslationsFile>>();
  const names = folders.flatMap((folder) => listFolder(join(folder, 'translations')));
  for (const name of new Set(names.map((entry) => entry.name))) {
    const file = `translations/${name}`;
    const language = LANGUAGES.find((each) => name === `${each}.yaml`);
    if (language === undefined) {
      faults.push(
        missing(
          file,
          `is not read; allowed here: ${LANGUAGES.map((each) => `${each}.yaml`).join(', ')}`,
        ),
      );
      continue;
    }
    const checked = checkFile(folders, file, translationsFileSchema, faults);
    if (checked !== null) found.set(language, checked);
  }
  return found;
}

/** A misspelt file name would otherwise pass silently. */
function unknownFiles(folder: string): BundleFault[] {
  return listFolder(folder)
    .filter(
      (entry) => entry.isFile() && /\.ya?ml$/.test(entry.name) && !KNOWN_FILES.includes(entry.name),
    )
    .map(({ name }) => missing(name, `is not read; allowed here: ${KNOWN_FILES.join(', ')}`));
}

function listFolder(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
}

function missing(file: string, message: string): BundleFault {
  return { file, line: null, path: '', message };
}
