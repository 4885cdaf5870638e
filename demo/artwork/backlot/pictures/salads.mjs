const LEAVES = { piece: 'leaf', count: 42, w: 0.98, scale: 1.1 };

function salad(contents, { rim = '#ffffff', inner = '#f2f7e8', broth = '#2f8f3a' } = {}) {
  return { brand: 'salads', dishes: [{ bowl: { rim, inner, broth, contents, radius: 372 } }] };
}

export const HARVEST = [
  LEAVES,
  { piece: 'squash', count: 12, x: -0.4, y: -0.3, w: 0.34 },
  ['apple', 0.3, -0.5, 20],
  ['apple', 0.44, -0.32, 26],
  ['apple', 0.52, -0.12, 32],
  { piece: 'goat', count: 7, x: 0.2, y: 0.3, w: 0.34 },
  { piece: 'pecan', count: 8, x: -0.3, y: 0.36, w: 0.3 },
];

export const SALADS = {
  'items/harvest': salad(HARVEST),
  'items/grass-caesar': salad(
    [
      LEAVES,
      { piece: 'crouton', count: 12, w: 0.7 },
      { piece: 'parmesan', count: 14, w: 0.76 },
      { piece: 'crumb', count: 50, w: 0.8 },
    ],
    { rim: '#17151f', inner: '#2b2735' },
  ),
  'items/cobb': salad(
    [
      LEAVES,
      ['chicken', -0.5, -0.42, -50],
      ['chicken', -0.34, -0.3, -50],
      ['egg', 0.42, -0.5, 40, 0.9],
      ['egg', 0.62, -0.22, 70, 0.9],
      { piece: 'bacon', count: 9, x: 0.5, y: 0.36, w: 0.26 },
      { piece: 'tomato', count: 5, x: 0.06, y: 0.6, w: 0.2 },
      ['avocado', -0.52, 0.3, -60, 1.1],
      ['avocado', -0.4, 0.44, -60, 1.1],
      { piece: 'blue', count: 9, x: 0, y: 0, w: 0.26 },
    ],
    { rim: '#ffb400' },
  ),
  'items/sesame-crunch': salad(
    [
      { piece: 'cabbage', count: 80, w: 0.98, scale: 1.4 },
      { piece: 'leaf', count: 10, w: 0.9 },
      { piece: 'carrot', count: 12, x: -0.4, y: -0.2, w: 0.34 },
      { piece: 'edamame', count: 24, x: 0.4, y: 0.34, w: 0.3 },
      { piece: 'mandarin', count: 8, x: 0.34, y: -0.36, w: 0.32, scale: 1.2 },
      { piece: 'crumb', count: 40, x: -0.2, y: 0.4, w: 0.4, scale: 1.5 },
      { piece: 'sesame', count: 50, w: 0.8 },
    ],
    { rim: '#ff4b36', broth: '#d9c3ec' },
  ),
  'items/shepherd': salad(
    [
      { piece: 'leaf', count: 20, w: 0.98 },
      { piece: 'tomato', count: 10, w: 0.84, scale: 1.2 },
      { piece: 'cucumber', count: 10, w: 0.84, scale: 1.1 },
      { piece: 'redonion', count: 6, w: 0.7 },
      { piece: 'olive', count: 10, w: 0.8, scale: 1.2 },
      ['feta', 0.02, -0.02, -14, 1.6],
      { piece: 'cilantro', count: 12, w: 0.3, scale: 0.8 },
    ],
    { rim: '#1fa8ff', broth: '#3a9a48' },
  ),
  'items/salmon-soba': salad(
    [
      { piece: 'soba', count: 50, w: 0.8, scale: 1.2 },
      ['salmon', -0.2, -0.24, -20, 1.5],
      { piece: 'cucumber', count: 6, x: 0.5, y: 0.2, w: 0.26 },
      { piece: 'edamame', count: 16, x: -0.4, y: 0.5, w: 0.26 },
      ['nori', 0.52, -0.5, 50, 0.8],
      { piece: 'sesame', count: 50, w: 0.7 },
      { piece: 'scallion', count: 12, w: 0.5 },
    ],
    { rim: '#17151f', inner: '#2b2735', broth: '#3b3647' },
  ),
  'items/build-salad': salad(
    [
      LEAVES,
      { piece: 'tomato', count: 6, x: -0.5, y: -0.3, w: 0.28 },
      { piece: 'corn', count: 40, x: 0.1, y: -0.58, w: 0.26 },
      { piece: 'cucumber', count: 6, x: 0.56, y: -0.1, w: 0.26 },
      { piece: 'beet', count: 6, x: 0.34, y: 0.5, w: 0.26 },
      { piece: 'carrot', count: 9, x: -0.2, y: 0.56, w: 0.26 },
      { piece: 'edamame', count: 18, x: -0.6, y: 0.2, w: 0.22 },
      ['avocado', 0, -0.02, -20, 1.3],
      ['avocado', 0.06, 0.14, -20, 1.3],
    ],
    { rim: '#8a63ff' },
  ),
};
