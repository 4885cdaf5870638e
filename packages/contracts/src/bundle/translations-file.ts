import { z } from 'zod';
import { pieceKeySchema } from '../entities/presentation';
import { seenTextSchema } from '../entities/seen-text';
import { keySchema } from './menus-file';
import { nameSchema } from './name-file';

const texts = z.strictObject({
  name: nameSchema.optional(),
  description: z.string().optional(),
});
const textsByKey = z.record(keySchema, texts).default({});

const twoKeysSchema = z
  .string()
  .regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)
  .describe('Two keys with a dot between, such as size.large');

/** translations/{language}.yaml: texts by key. What is missing falls back to the restaurant's own language. */
export const translationsFileSchema = z.strictObject({
  restaurant: z
    .strictObject({
      description: z.string().optional(),
      pay_at_counter_label: nameSchema.optional(),
    })
    .default({}),
  concierge: texts.default({}),
  notices: z
    .record(
      pieceKeySchema,
      z.strictObject({ title: nameSchema.optional(), text: seenTextSchema.optional() }),
    )
    .default({}),
  links: z.record(pieceKeySchema, z.strictObject({ label: nameSchema })).default({}),
  gallery: z.record(pieceKeySchema, z.strictObject({ caption: z.string() })).default({}),
  quick_requests: z.record(pieceKeySchema, z.strictObject({ name: nameSchema })).default({}),
  menus: textsByKey,
  categories: textsByKey,
  items: textsByKey,
  modifier_groups: textsByKey,
  modifiers: z.record(twoKeysSchema, texts).default({}).describe('By "group.modifier"'),
  campaigns: textsByKey,
  campaign_groups: z
    .record(twoKeysSchema, z.strictObject({ name: nameSchema }))
    .default({})
    .describe('By "campaign.group"'),
});

export type TranslationsFile = z.infer<typeof translationsFileSchema>;
