import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import outlineUrl from 'world-atlas/countries-50m.json?url';

type World = Topology<{ readonly countries: GeometryCollection }>;

/** Fetches the outline of the world's countries: Natural Earth, 1:50 million, which comes with the app. */
export async function loadOutline(): Promise<FeatureCollection> {
  const reply = await fetch(outlineUrl);
  if (!reply.ok) throw new Error(`The outline of the map answered ${reply.status}.`);
  const world = (await reply.json()) as World; // the package's own file
  return feature(world, world.objects.countries);
}
