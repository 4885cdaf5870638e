type Page = {
  readonly title: string;
  readonly script: string;
  readonly styles: string;
  readonly body?: string;
};

/** The frame of a page whose content its script builds. */
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
<script src="${script}" defer></script>
</head>
<body>${body}</body>
</html>
`;
}
