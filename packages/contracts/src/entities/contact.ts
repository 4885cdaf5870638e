import { z } from 'zod';
import { CONTACT_EMAIL, MAX_CONTACT_LENGTHS } from '../constants';

/** The contact form. Every field is mandatory. */
export const contactSchema = z.strictObject({
  email: field('email').regex(CONTACT_EMAIL, 'is not an e-mail address'),
  name: field('name'),
  title: field('title'),
  phone: field('phone'),
  zip_code: field('zip_code'),
  country: field('country'),
  message: field('message'),
});

export type Contact = z.infer<typeof contactSchema>;

function field(name: keyof typeof MAX_CONTACT_LENGTHS) {
  return z.string().trim().min(1).max(MAX_CONTACT_LENGTHS[name]);
}
