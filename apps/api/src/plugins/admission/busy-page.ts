/** The page for whoever opens an address while there is too much to do: it says so, and comes again by itself. It asks for nothing else. */
export function busyPage(retry_after: number): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    `<meta http-equiv="refresh" content="${retry_after}" />`,
    '<title>One moment, please</title>',
    '<h1>One moment, please.</h1>',
    '<p lang="fr">Un instant, s’il vous plaît.</p>',
    '<p lang="es">Un momento, por favor.</p>',
    '<p lang="pt">Um momento, por favor.</p>',
    '</html>',
  ].join('\n');
}
