const FRESH = [
  { piece: 'onion', count: 20, w: 0.7, h: 0.5 },
  { piece: 'cilantro', count: 14, w: 0.7, h: 0.5 },
];
const FILLINGS = {
  pastor: [
    { piece: 'pork', count: 26, w: 1, h: 0.62 },
    { piece: 'pineapple', count: 5, w: 0.75, h: 0.4, turn: 10 },
    ...FRESH,
  ],
  carnitas: [
    { piece: 'shred', count: 34, w: 1, h: 0.6 },
    { piece: 'pickled', count: 8, w: 0.75, h: 0.42 },
    { piece: 'cilantro', count: 14, w: 0.7, h: 0.5 },
  ],
  asada: [
    { piece: 'steak', count: 20, w: 1, h: 0.58 },
    ['avocado', -0.4, -0.1, -20, 0.8],
    ['avocado', 0.4, 0.1, 20, 0.8],
    ...FRESH,
  ],
  pescado: [
    { piece: 'cabbage', count: 26, w: 1.1, h: 0.72 },
    ['fish', 0, 0, -12, 1.12],
    ['crema', 0, 0, -12],
    { piece: 'cilantro', count: 10, w: 0.8, h: 0.5 },
  ],
  camaron: [
    { piece: 'cabbage', count: 16, w: 1, h: 0.6 },
    ['shrimp', -0.7, 0.05, -10],
    ['shrimp', 0, -0.12, 14],
    ['shrimp', 0.68, 0.08, 0],
    ['radish', 0.34, 0.36],
    ['radish', -0.34, 0.4, 0, 0.9],
    { piece: 'cilantro', count: 8, w: 0.8, h: 0.5 },
  ],
  hongos: [
    { piece: 'mushroom', count: 14, w: 0.95, h: 0.56 },
    { piece: 'pepita', count: 18, w: 0.9, h: 0.5 },
    { piece: 'cilantro', count: 10, w: 0.7, h: 0.5 },
  ],
};

function pair(filling, lime = true) {
  const taco = { filling: FILLINGS[filling] };
  return {
    brand: 'tacos',
    dishes: [
      { taco, x: 0.35, y: 0.42, turn: -28, scale: 1.15 },
      { taco, x: 0.66, y: 0.6, turn: -28, scale: 1.15 },
      ...(lime
        ? [{ lay: { contents: [['lime', 0, 0, 0]], reach: 1 }, x: 0.8, y: 0.2, scale: 1.7 }]
        : []),
    ],
  };
}

export const THREE = [
  { taco: { filling: FILLINGS.pastor }, x: 0.26, y: 0.48, turn: -70, scale: 0.95 },
  { taco: { filling: FILLINGS.pescado }, x: 0.5, y: 0.48, turn: -70, scale: 0.95 },
  { taco: { filling: FILLINGS.hongos }, x: 0.74, y: 0.48, turn: -70, scale: 0.95 },
];

export const TACOS = {
  'items/taco-pastor': pair('pastor'),
  'items/taco-carnitas': pair('carnitas'),
  'items/taco-asada': pair('asada'),
  'items/taco-pescado': pair('pescado'),
  'items/taco-camaron': pair('camaron'),
  'items/taco-hongos': pair('hongos'),
  'items/trio-plate': {
    brand: 'tacos',
    sun: { r: 0.49 },
    dishes: [
      { tray: { width: 1100, height: 640, colour: '#17151f', paper: '#ffd9d0', contents: [] } },
      ...THREE,
    ],
  },
  'items/fiesta-box': {
    brand: 'tacos',
    dishes: [
      { tray: { width: 1080, height: 800, colour: '#c98a4b', paper: '#ffe3bd', contents: [] } },
      ...['pastor', 'carnitas', 'asada', 'pescado', 'hongos', 'camaron'].map((kind, i) => ({
        taco: { filling: FILLINGS[kind] },
        x: 0.24 + (i % 3) * 0.26,
        y: i < 3 ? 0.3 : 0.7,
        turn: -60,
        scale: 0.8,
      })),
    ],
  },
  'items/guac-chips': {
    brand: 'tacos',
    dishes: [
      {
        bowl: {
          rim: '#4a3a32',
          inner: '#5d4a40',
          broth: '#8fbf3f',
          radius: 300,
          contents: [
            { piece: 'edamame', count: 60, w: 0.9, scale: 1.5 },
            { piece: 'avocado', count: 7, w: 0.6 },
            { piece: 'onion', count: 18, w: 0.7 },
            { piece: 'cilantro', count: 18, w: 0.7 },
            ['tomato', 0.3, -0.3, 0, 0.8],
          ],
        },
        x: 0.46,
      },
      ...[
        [0.8, 0.26, 20],
        [0.86, 0.5, 70],
        [0.79, 0.76, -14],
        [0.1, 0.22, 40],
      ].map(([x, y, turn]) => ({
        lay: {
          contents: [
            '<path d="M-10 -92L96 70Q0 96 -92 62Z" fill="#111014" opacity=".24" transform="translate(14 18)"/><path d="M-10 -92L96 70Q0 96 -92 62Z" fill="#ffd778"/><path d="M-8 -62L62 58Q0 74 -58 52Z" fill="#ffe6a3"/>',
          ],
          reach: 1,
        },
        x,
        y,
        turn,
      })),
      { lay: { contents: [['lime', 0, 0, 0]], reach: 1 }, x: 0.12, y: 0.8, scale: 1.5 },
    ],
  },
};
