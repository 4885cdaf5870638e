type Page = {
  readonly title: string;
  /** Script that builds the content, where the body is empty. */
  readonly script?: string;
  readonly styles: string;
  readonly body?: string;
};

/** The frame of a page that a service shows to a browser. */
export function htmlPage({ title, script, styles, body = '' }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
${script === undefined ? '' : `<script src="${script}" defer></script>`}
</head>
<body>${body}</body>
</html>
`;
}

/** A text as it may stand in a page, also inside of an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
