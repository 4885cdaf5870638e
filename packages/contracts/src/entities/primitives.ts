import { z } from 'zod';
import { ALLERGENS, DIETS, LANGUAGES, MAX_CENTS } from '../constants';

export const idSchema = z
  .uuid()
  .describe('A UUID; version 7 but for guests, whose id is version 4');
export const centsSchema = z.int().min(0).max(MAX_CENTS).describe('Whole cents');
export const languageSchema = z.enum(LANGUAGES);
export const currencySchema = z.enum(['USD', 'CAD']);
export const instantSchema = z.iso.datetime({ offset: true }).describe('RFC 3339');
export const dateSchema = z.iso.date();
export const wallTimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('HH:MM on the restaurant’s own wall clock, such as 18:00');
export const endpointSchema = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/)
  .describe('The restaurant’s slug in URLs: small letters, digits and dashes');
export const percentageSchema = z
  .string()
  .regex(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/)
  .describe('A decimal percentage, 0 to 100, at most four decimals');
export const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .describe('Red, green and blue, such as #1f4d3a');
export const allergenSchema = z.enum(ALLERGENS);
export const dietSchema = z.enum(DIETS);

export const imageSchema = z
  .strictObject({
    path: z.string().describe('Append -{width}.webp for one of the widths'),
    widths: z.array(z.int().positive()).min(1),
    width: z.int().positive(),
    height: z.int().positive(),
    colour: colourSchema.describe('The dominant colour, shown until the picture arrives'),
  })
  .describe('A picture in several widths');

export type Language = z.infer<typeof languageSchema>;
export type Currency = z.infer<typeof currencySchema>;
export type Allergen = z.infer<typeof allergenSchema>;
export type Diet = z.infer<typeof dietSchema>;
export type Image = z.infer<typeof imageSchema>;
