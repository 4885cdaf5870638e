/* Draws the pictures of Bistro Odile: node demo/artwork/bistro-odile/draw.mjs [name …] */
import { saveAll } from '../lib/save.mjs';
import { SAVOURY } from './savoury.mjs';
import { createSketch } from './sketch.mjs';
import { SWEET } from './sweet.mjs';

const DRAWINGS = { ...SAVOURY, ...SWEET };
const BLOBS = {
  rose: '#f3d3c6',
  straw: '#f4e1b4',
  mint: '#d5e3d0',
  sky: '#d3e1e4',
  lilac: '#e2d6e0',
};

const PICTURES = {
  'items/gratinee': ['gratinee', 'straw'],
  'items/huitres': ['oysters', 'sky'],
  'items/steak-frites': ['steak-frites', 'rose'],
  'items/moules-frites': ['mussels', 'straw'],
  'items/croque-monsieur': ['croque', 'mint'],
  'items/tartare-boeuf': ['tartare', 'mint'],
  'items/nicoise': ['nicoise', 'sky'],
  'items/poulet-roti': ['chicken', 'mint'],
  'items/confit-canard': ['duck', 'rose'],
  'items/planche-charcuterie': ['charcuterie', 'sky'],
  'items/assiette-fromages': ['cheese', 'lilac'],
  'items/burger-odile': ['burger', 'sky'],
  'items/benedictine': ['benedict', 'mint'],
  'items/creme-brulee': ['brulee', 'lilac'],
  'items/tarte-tatin': ['tatin', 'mint'],
  'items/pouding-chomeur': ['pouding', 'straw'],
  'items/mousse-chocolat': ['mousse', 'rose'],
  'items/madeleines': ['madeleines', 'sky'],
  'items/croissant': ['croissant', 'sky'],
  'items/pain-dore': ['toast', 'sky'],
  'items/crepes': ['crepes', 'lilac'],
  'items/cafe-au-lait': ['cafe', 'straw'],
  'items/cotes-du-rhone': ['wine', 'rose'],
  'items/muscadet': ['white-wine', 'mint'],
  'menus/midi': ['croque', 'mint'],
  'menus/soir': ['steak-frites', 'rose'],
  'menus/brunch': ['toast', 'sky'],
  'menus/desserts': ['brulee', 'lilac'],
  'menus/cave': ['wine', 'rose'],
  'menus/emporter': ['cheese', 'straw'],
  header: ['zinc', 'rose'],
};

await saveAll('bistro-odile', PICTURES, (name, [drawing, blob], size) => {
  const sketch = createSketch(name);
  DRAWINGS[drawing](sketch);
  return sketch.render({ ...size, blob: BLOBS[blob], scale: 0.98 });
});
