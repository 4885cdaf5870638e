const NOODLES = { piece: 'noodles', count: 26, x: 0, y: 0.1, w: 0.66, h: 0.6 };
const SCALLION = { piece: 'scallion', count: 16, x: 0.05, y: 0.12, w: 0.3 };
const STICKS =
  '<g transform="rotate(-32)"><rect x="-520" y="236" width="1040" height="20" rx="10" fill="#111014" opacity=".22" transform="translate(14 18)"/><rect x="-520" y="226" width="1040" height="20" rx="10" fill="#3a1f14"/><rect x="-520" y="262" width="1040" height="20" rx="10" fill="#4d2a1b"/></g>';

function ramen(broth, contents, { rim = '#17151f', inner = '#f4e9d8', sticks = true } = {}) {
  const dishes = [{ bowl: { rim, inner, broth, contents }, scale: 1.12 }];
  return {
    brand: 'ramen',
    dishes: sticks ? [...dishes, { lay: { contents: [STICKS], reach: 1 }, y: 0.54 }] : dishes,
  };
}

export const TONKOTSU = [
  { piece: 'oil', count: 22, w: 0.95 },
  NOODLES,
  ['nori', 0.62, -0.62, 34],
  ['nori', 0.44, -0.72, 20],
  ['chashu', -0.42, -0.36, -10],
  ['chashu', -0.02, -0.5, 25, 0.94],
  ['egg', 0.42, 0.18, 24],
  ['egg', 0.12, 0.46, -36],
  { piece: 'woodear', count: 7, x: -0.5, y: 0.28, w: 0.2 },
  SCALLION,
];

export const RAMEN = {
  'items/tonkotsu': ramen('#f3d9a6', TONKOTSU),
  'items/black-garlic': ramen(
    '#e7c68d',
    [
      NOODLES,
      ['nori', -0.62, -0.6, -34],
      ['chashu', 0.4, -0.34, 40],
      ['chashu', 0.06, -0.56, 0, 0.94],
      ['egg', -0.4, -0.06, -20],
      ['egg', -0.16, 0.3, 30],
      { piece: 'garlic-oil', count: 26, x: 0.1, y: 0.3, w: 0.75, h: 0.6 },
      { piece: 'shallot', count: 10, x: 0.34, y: 0.3, w: 0.24 },
    ],
    { rim: '#ffb400' },
  ),
  'items/shoyu': ramen(
    '#b4692b',
    [
      { piece: 'oil', count: 34, w: 0.95 },
      NOODLES,
      ['nori', 0.6, -0.6, 40],
      ['chicken', -0.34, -0.42, 18],
      ['chicken', -0.28, -0.2, 18],
      ['choy', -0.5, 0.4, -130, 0.9],
      ['egg', 0.44, 0.08, 12],
      ['naruto', 0.12, 0.5],
      ['naruto', 0.4, 0.46, 40, 0.9],
      SCALLION,
    ],
    { rim: '#ffffff', inner: '#ffffff' },
  ),
  'items/miso-corn': ramen(
    '#d98e3f',
    [
      NOODLES,
      { piece: 'sprout', count: 16, x: -0.46, y: -0.26, w: 0.28 },
      { piece: 'corn', count: 46, x: 0.36, y: -0.36, w: 0.32 },
      { piece: 'mince', count: 26, x: -0.1, y: 0.3, w: 0.3 },
      ['egg', 0.5, 0.26, 12],
      { piece: 'chili-oil', count: 12, x: 0, y: 0.3, w: 0.6 },
      SCALLION,
    ],
    { rim: '#8c1f17' },
  ),
  'items/tantan': ramen(
    '#e08a4e',
    [
      { piece: 'chili-oil', count: 42, w: 0.92 },
      NOODLES,
      ['choy', 0.52, -0.3, 60],
      ['choy', 0.36, -0.52, 35, 0.92],
      { piece: 'mince', count: 38, x: -0.12, y: 0.04, w: 0.34 },
      { piece: 'sesame', count: 34, w: 0.6 },
      { piece: 'chili', count: 8, x: -0.1, y: 0, w: 0.3 },
      SCALLION,
    ],
    { rim: '#ffffff', inner: '#ffdfd2' },
  ),
  'items/green-thunder': ramen(
    '#9aa957',
    [
      { piece: 'oil', count: 20, w: 0.95 },
      NOODLES,
      ['choy', -0.56, -0.3, -60],
      ['choy', -0.4, -0.54, -34, 0.92],
      ['tofu', 0.32, -0.36, 20],
      ['tofu', 0.5, -0.06, 36],
      { piece: 'corn', count: 30, x: 0.3, y: 0.42, w: 0.24 },
      { piece: 'mushroom', count: 5, x: -0.34, y: 0.36, w: 0.24 },
      { piece: 'sesame', count: 30, w: 0.6 },
      SCALLION,
    ],
    { rim: '#12b76a', inner: '#eef8d2' },
  ),
  'items/edamame': {
    brand: 'ramen',
    dishes: [
      {
        bowl: {
          rim: '#17151f',
          inner: '#2b2735',
          broth: '#3b3647',
          radius: 320,
          contents: [
            { piece: 'leaf', count: 16, w: 0.6, scale: 0.62 },
            { piece: 'edamame', count: 46, w: 0.7, scale: 1.25 },
            { piece: 'sesame', count: 30, w: 0.7 },
          ],
        },
      },
      { lay: { contents: [['lime', 0, 0, 10]], reach: 1 }, x: 0.79, y: 0.77, scale: 1.5 },
    ],
  },
};
