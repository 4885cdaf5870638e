/**
 * What a server holds open: calls it works on, and streams of news. Both are none once everybody has left. Resolves with
 * `{ underway, streams }`.
 */
export async function openPlaces(url) {
  const figures = await (await fetch(`${url}/api/metrics`)).text();
  return {
    underway: figureOf(figures, 'comanda_admission{state="underway"}'),
    streams: figureOf(figures, 'comanda_event_streams'),
  };
}

function figureOf(figures, name) {
  const line = figures.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The server tells no ${name}.`);
  return Number(line.slice(name.length + 1));
}
