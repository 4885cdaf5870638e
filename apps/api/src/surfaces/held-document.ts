import type { IncomingHttpHeaders } from 'node:http';
import type { HtmlDocument } from './html-document';

/** A document as it is sent, with the policy that goes with it. */
export type HeldDocument = {
  readonly html: HtmlDocument;
  readonly policy: string;
  /** Whether it tells that there is nothing at its address. */
  readonly isMissing: boolean;
  /** Whether it is one guest's own, which nothing on the way may keep. */
  readonly isPersonal?: boolean;
  /** The request headers that it depends on. */
  readonly varies: readonly string[];
  /** Content type; HTML unless given. */
  readonly type?: string;
};

/** Draws the document of an address; null = the app's own will do, which works by itself. */
export type Draw = (address: string, headers: IncomingHttpHeaders) => Promise<HeldDocument | null>;

/** A document that depends on the visitor's language. */
export const VARIES_BY_LANGUAGE = ['Accept-Language', 'Cookie'] as const;
