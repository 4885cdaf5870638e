import { CHICKEN, LOUD } from './chicken.mjs';
import { COLD, MILK_TEA } from './cold.mjs';
import { RAMEN, TONKOTSU } from './ramen.mjs';
import { HARVEST } from './salads.mjs';
import { THREE } from './tacos.mjs';

const RAMEN_BOWL = { rim: '#17151f', inner: '#f4e9d8', broth: '#f3d9a6', contents: TONKOTSU };
const SALAD_BOWL = {
  rim: '#ffffff',
  inner: '#f2f7e8',
  broth: '#2f8f3a',
  contents: HARVEST,
  radius: 372,
};

/** The brands' own pictures, and the header where all of them meet. */
export const VENUE = {
  'menus/ramen': { ...RAMEN['items/tonkotsu'], sun: { r: 0.49 } },
  'menus/tacos': {
    brand: 'tacos',
    sun: { r: 0.49 },
    dishes: THREE.map((dish) => ({ ...dish, x: 0.5 + (dish.x - 0.5) * 0.95, y: 0.5, scale: 1.08 })),
  },
  'menus/chicken': {
    brand: 'chicken',
    dishes: [
      ...CHICKEN['items/crinkle-fries'].dishes.map((dish) => ({
        ...dish,
        x: 0.76,
        y: 0.56,
        scale: 0.8,
      })),
      { sandwich: LOUD, x: 0.42, y: 0.5, scale: 1.2 },
    ],
  },
  'menus/salads': { brand: 'salads', dishes: [{ bowl: SALAD_BOWL }] },
  'menus/desserts': { ...COLD['items/churros'] },
  'menus/fridge': {
    brand: 'fridge',
    dishes: [
      { cup: MILK_TEA, x: 0.5, y: 0.54 },
      {
        cup: { liquid: '#e5174f', base: [['#b50d3c', 60, 50]], ice: true, straw: '#ffffff' },
        x: 0.24,
        y: 0.56,
        scale: 0.86,
      },
      {
        cup: { liquid: '#fff06a', base: [['#ffdf2e', 90, 40]], ice: true, straw: '#12b76a' },
        x: 0.76,
        y: 0.56,
        scale: 0.86,
      },
    ],
  },
  'menus/pizza': { brand: 'pizza', dishes: [{ lay: { contents: [square()], reach: 1 } }] },
  header: {
    brand: 'backlot',
    sun: { x: 0.5, y: 0.52, r: 0.44 },
    dishes: [
      { bowl: RAMEN_BOWL, x: 0.16, y: 0.36, scale: 0.84 },
      { bowl: SALAD_BOWL, x: 0.85, y: 0.72, scale: 0.78 },
      { taco: { filling: THREE[0].taco.filling }, x: 0.82, y: 0.2, turn: -40, scale: 0.86 },
      { taco: { filling: THREE[1].taco.filling }, x: 0.3, y: 0.87, turn: -24, scale: 0.8 },
      { cup: MILK_TEA, x: 0.66, y: 0.36, scale: 0.6 },
      { sandwich: LOUD, x: 0.48, y: 0.56, scale: 0.92 },
    ],
  },
};

function square() {
  const cups = [];
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1)
      cups.push(
        `<g transform="translate(${-330 + column * 220} ${-190 + row * 190})"><circle r="58" fill="#b3261a"/><circle r="42" fill="#e2462f"/><circle cx="-12" cy="-12" r="12" fill="#ff8a66"/></g>`,
      );
  return `<rect x="-450" y="-290" width="960" height="640" rx="40" fill="#111014" opacity=".3"/><rect x="-480" y="-320" width="960" height="640" rx="40" fill="#a8651c"/><rect x="-446" y="-286" width="892" height="572" rx="26" fill="#ffcf5c"/><path d="M-400 -120q90 -80 180 0t180 0t180 0t180 0M-400 90q90 -80 180 0t180 0t180 0t180 0" stroke="#e8402b" stroke-width="54" fill="none" stroke-linecap="round"/>${cups.join('')}<path d="M0 -286V286M-446 0H446" stroke="#7a4512" stroke-width="7" stroke-opacity=".5"/>`;
}
