import type { Language } from '@comanda/contracts';
import { isLanguage } from './language';

const COOKIE = 'preferred-language';
const YEAR_SECONDS = 31_536_000;

/** The language that a guest once chose, from `document.cookie` or a Cookie header; null when there is none that we know. */
export function readPreferredLanguage(cookies: string): Language | null {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === COOKIE && isLanguage(value)) return value;
  }
  return null;
}

/** Keeps the choice for a year, on every page of this origin. */
export function writePreferredLanguage(language: Language): void {
  write(language, YEAR_SECONDS);
}

export function forgetPreferredLanguage(): void {
  write('', 0);
}

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is missing from Safari before 18.4.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${COOKIE}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
