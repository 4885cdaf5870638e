// How long the nearest 50 of 10,000 places take, over the coordinates of a real chain where the corpus is there.
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fromRoot } from '../lib/paths.mjs';

const COUNT = 10_000;
const ROUNDS = 500;
const { indexPlaces } = await import('../../apps/api/src/modules/places/place-directory.ts');

const corpus = process.env.COMANDA_CORPUS ?? fromRoot('../shared/data');
const file = `${corpus}/locations/starbucks-us-2024.csv`;
const points = existsSync(file) ? readPoints(readFileSync(file, 'utf8')) : spreadPoints();
console.log(
  `${points.length} places ${existsSync(file) ? 'of a real chain' : 'spread evenly; corpus not found'}`,
);

const places = points.map(([latitude, longitude], index) => ({
  name: `Place ${index}`,
  endpoint: `place-${index}`,
  latitude,
  longitude,
}));
const built = timed(() => indexPlaces(places));
console.log(`index ${built.ms.toFixed(1)} ms`);
const nearest = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const [latitude, longitude] = points[(round * 7919) % points.length];
  const question = {
    point: { latitude, longitude },
    radius_km: 80,
    most: 50,
    isWanted: () => true,
  };
  nearest.push(timed(() => built.value.around(question)).ms);
}
nearest.sort((a, b) => a - b);
console.log(`nearest 50: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`);

function at(share) {
  return nearest[Math.floor(share * (ROUNDS - 1))].toFixed(3);
}

function timed(work) {
  const begun = performance.now();
  const value = work();
  return { value, ms: performance.now() - begun };
}

function readPoints(csv) {
  const [header, ...rows] = csv.split('\n');
  const columns = header.split(',');
  const [lat, lon] = ['latitude', 'longitude'].map((name) => columns.indexOf(name));
  return rows
    .map((row) => row.match(/("[^"]*"|[^,]*)(,|$)/gu)?.map((cell) => cell.replace(/,$/u, '')) ?? [])
    .map((cells) => [Number(cells[lat]), Number(cells[lon])])
    .filter(([latitude, longitude]) => latitude && longitude)
    .slice(0, COUNT);
}

function spreadPoints() {
  return Array.from({ length: COUNT }, (_, index) => [
    25 + ((index * 0.618_034) % 1) * 24,
    -124 + ((index * 0.754_878) % 1) * 57,
  ]);
}
