/* Draws the pictures of the Lantern House: node demo/artwork/lantern-house/draw.mjs [name …] */
import { saveAll } from '../lib/save.mjs';
import { createDeco } from './deco.mjs';
import { PLATES } from './plates.mjs';
import { POURS } from './pours.mjs';

const DRAWINGS = { ...PLATES, ...POURS };

const PICTURES = {
  'items/lantern-breakfast': 'lantern',
  'items/pancakes': 'pancakes',
  'items/fruit-plate': 'fruit',
  'items/shrimp-cocktail': 'cocktail',
  'items/house-salad': 'salad',
  'items/club': 'club',
  'items/burger': 'burger',
  'items/strip-steak': 'steak',
  'items/chocolate-cake': 'cake',
  'items/cheesecake': 'cheesecake',
  'items/tavern-pizza': 'pizza',
  'items/night-soup': 'soup',
  'items/cookies-milk': 'cookies',
  'items/old-fashioned': 'old-fashioned',
  'items/martini': 'martini',
  'items/lantern-spritz': 'spritz',
  'items/bubbles': 'bubbles',
  'items/towels': 'towels',
  'items/pillows': 'pillows',
  'items/ice-bucket': 'ice',
  'menus/breakfast': 'lantern',
  'menus/all-day': 'cloche',
  'menus/night': 'night',
  'menus/bar': 'bubbles',
  'menus/to-your-room': 'towels',
  header: 'header',
};

await saveAll('lantern-house', PICTURES, (name, drawing, size) => {
  const deco = createDeco(name);
  DRAWINGS[drawing](deco);
  return deco.render({ ...size, scale: 1.02, y: 0.55 });
});
