import { z } from 'zod';
import { tablePresenceSchema } from '../entities/restaurant';
import { tableSectionTypeSchema } from '../entities/table';
import { keySchema } from './menus-file';
import { nameSchema } from './name-file';
import { tableCodeSchema } from './presentation-file';

const sectionFileSchema = z.strictObject({
  key: keySchema,
  name: nameSchema.max(80),
  section_type: tableSectionTypeSchema.default('DINE_IN'),
});

const tableFileSchema = z.strictObject({
  key: keySchema,
  label: nameSchema.max(40).describe('Name for guests and staff'),
  local_id: tableCodeSchema
    .nullable()
    .default(null)
    .describe('The code on its card; without one the first import makes one up and keeps it'),
  section: keySchema.nullable().default(null),
  is_standing: z
    .boolean()
    .default(false)
    .describe('Without service and shared by strangers: each phone is a party of its own'),
  is_tablet: z.boolean().default(false).describe('A tablet of the restaurant stands on it'),
  is_in_service: z.boolean().default(true).describe('Whether its code opens it'),
});

/** tables.yaml: the tables of a restaurant and the sections they stand in. A restaurant without tables has no such file. */
export const tablesFileSchema = z.strictObject({
  table_presence: tablePresenceSchema.default('none'),
  sections: z.array(sectionFileSchema).default([]),
  tables: z.array(tableFileSchema).default([]),
});

export type TablesFile = z.infer<typeof tablesFileSchema>;
