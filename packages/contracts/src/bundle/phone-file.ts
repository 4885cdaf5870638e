import { z } from 'zod';

/** As +14165550123, or as people write it. */
export const phoneFileSchema = z
  .string()
  .max(40)
  .regex(
    /^(?=(?:\D*\d){3,20}\D*$)\+?[\d ().-]*\d[\d ().-]*(?:(?:x|ext\.?|#) ?\d{1,8})?$/i,
    'is no number that can be dialled',
  )
  .describe('As +14165550123 or (416) 555-0123 ext. 7');
