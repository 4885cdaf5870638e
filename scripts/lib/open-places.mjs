/**
 * Counts the calls that a server works on, and its event streams. Both are 0 once all clients have left. Resolves with
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
