/* Draws the pictures of Backlot Kitchens: node demo/artwork/backlot/draw.mjs [name …] */
import { saveAll } from '../lib/save.mjs';
import { CHICKEN } from './pictures/chicken.mjs';
import { COLD } from './pictures/cold.mjs';
import { RAMEN } from './pictures/ramen.mjs';
import { SALADS } from './pictures/salads.mjs';
import { TACOS } from './pictures/tacos.mjs';
import { VENUE } from './pictures/venue.mjs';
import { drawStage } from './stage.mjs';

await saveAll(
  'backlot',
  { ...RAMEN, ...TACOS, ...CHICKEN, ...SALADS, ...COLD, ...VENUE },
  drawStage,
);
