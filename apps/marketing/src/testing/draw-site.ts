import { type Document, Window } from 'happy-dom';
import template from '../../index.html?raw';
import type { Operator } from '../content';
import { drawPages } from '../pages';

export type DrawnPage = {
  readonly path: string;
  readonly html: string;
  readonly document: Document;
};

export const CONTACT_SCRIPT = '/_/marketing/assets/contact-form.js';

/** Draws every page in every language, as the build does, and parses each; for another operator, if one is given. */
export async function drawSite(operator?: Operator): Promise<readonly DrawnPage[]> {
  const pages = await drawPages({
    template,
    contactScript: CONTACT_SCRIPT,
    ...(operator === undefined ? {} : { operator }),
  });
  return pages.map((page) => ({ ...page, document: parse(page.html) }));
}

/** Parses a document without loading what it names. */
export function parse(html: string): Document {
  const { DOMParser } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  return new DOMParser().parseFromString(html, 'text/html');
}
