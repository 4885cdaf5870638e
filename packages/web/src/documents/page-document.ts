import type { DocumentSite, DrawnDocument, Language, RestaurantTheme } from '@comanda/contracts';
import { REPLY_ID } from '../drawn-page';
import { scriptJson, styleText } from './escape';
import { fillDocument } from './fill-document';
import { moveStyles } from './move-styles';
import { themeStyle } from './theme-style';

type Page = {
  readonly language: Language;
  readonly now: Date;
  /** The title's element and those that stand beside it, as HTML. */
  readonly head: readonly string[];
  readonly markup: string;
  /** The reply that the page was drawn with, for the script that hydrates it. */
  readonly reply: unknown;
  /** The page in the words of schema.org. */
  readonly linkedData?: object;
  /** The colours of the restaurant that it is about. */
  readonly theme?: RestaurantTheme;
  readonly isMissing?: boolean;
};

/** Puts a drawn page into its app's own document. */
export function pageDocument(
  { language, now, head, markup, reply, linkedData, theme, isMissing = false }: Page,
  { template, styles }: Pick<DocumentSite, 'template' | 'styles'>,
): DrawnDocument {
  const body = moveStyles(markup);
  const sheet = styleText(styles);
  const colours = theme ? themeStyle(theme) : null;
  const data = [
    `<script type="application/json" id="${REPLY_ID}">${scriptJson(reply)}</script>`,
    ...(linkedData
      ? [`<script type="application/ld+json">${scriptJson(linkedData)}</script>`]
      : []),
  ];
  const html = fillDocument(template, [
    [/<html lang="\w+">/, `<html lang="${language}" data-drawn-at="${now.getTime()}">`],
    [/<title>[^<]*<\/title>/, head.join('\n    ')],
    [/<link rel="stylesheet"[^>]*>/, `<style>${sheet}</style>`],
    [/<\/head>/, `${colours?.html ?? ''}<style>${body.css}</style></head>`],
    [/<div id="root"><\/div>/, `<div id="root">${body.markup}</div>`],
    [/<\/body>/, [...data, '</body>'].join('\n  ')],
  ]);
  return { html, styles: [sheet, ...(colours ? [colours.css] : []), body.css], isMissing };
}
