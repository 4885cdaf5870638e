import type { Language } from '@comanda/contracts';
import type { PageName } from '../addresses';
import type { Content, Operator } from '../content';

/** Props of every page. */
export type PageProps = {
  readonly language: Language;
  readonly content: Content;
  readonly operator: Operator;
};

/** Props of the frame around a page; a missing page has no name. */
export type FrameProps = PageProps & { readonly page: PageName | null };
