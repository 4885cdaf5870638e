const SKILLET = { radius: 320, colour: '#22202a', inner: '#c98338', handle: '#22202a' };

function drink(options) {
  return { brand: 'fridge', dishes: [{ cup: options, y: 0.535, scale: 1.06 }] };
}

export const MILK_TEA = {
  liquid: '#d9ab7c',
  base: [['#c48a55', 40, 40]],
  pearls: '#2b1410',
  straw: '#ff4b36',
  lid: true,
};

export const COLD = {
  'items/sesame-sundae': {
    brand: 'desserts',
    dishes: [
      {
        coupe: {
          scoops: [
            ['#6d6670', '#a49daa'],
            ['#7d7580', '#b5aeba'],
            ['#5d5661', '#968f9c'],
          ],
          topping: { piece: 'crumb', count: 40, w: 190, h: 130, y: -70 },
          glass: '#e9e0ff',
        },
        y: 0.52,
      },
    ],
  },
  'items/mango-coupe': {
    brand: 'desserts',
    dishes: [
      {
        coupe: {
          scoops: [
            ['#ffb01f', '#ffd778'],
            ['#ffa011', '#ffcc5c'],
            ['#ffc23d', '#ffe39a'],
          ],
          topping: { piece: 'chili', count: 10, w: 180, h: 110, y: -80, scale: 0.6 },
          glass: '#e9e0ff',
        },
        y: 0.52,
      },
      { lay: { contents: [['lime', 0, 0, 0]], reach: 1 }, x: 0.73, y: 0.3, scale: 1.5 },
    ],
  },
  'items/churros': {
    brand: 'desserts',
    dishes: [
      { lay: { contents: [churros()], reach: 1 }, y: 0.5 },
      {
        bowl: {
          rim: '#fff',
          inner: '#fff',
          broth: '#4a2413',
          radius: 130,
          contents: [{ piece: 'oil', count: 6, w: 0.6 }],
        },
        x: 0.79,
        y: 0.7,
      },
    ],
  },
  'items/skillet-cookie': {
    brand: 'desserts',
    dishes: [
      {
        disc: {
          ...SKILLET,
          contents: [
            { piece: 'crumb', count: 70, w: 0.9, scale: 1.4 },
            { piece: 'pecan', count: 16, w: 0.78, scale: 0.9 },
            '<circle cx="-10" cy="-20" r="130" fill="#fff5dc"/><path d="M-100 -60A120 120 0 0 1 0 -138" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round"/><path d="M-130 10q30 70 70 30q30 60 80 20q40 30 92 -40" fill="#fff5dc"/>',
          ],
        },
        x: 0.44,
      },
    ],
  },
  'items/milk-tea': drink(MILK_TEA),
  'items/horchata': drink({
    liquid: '#fff1d8',
    base: [['#f1dcb6', 120, 30]],
    ice: true,
    straw: '#ffb400',
    garnish: '',
  }),
  'items/hibiscus': drink({
    liquid: '#e5174f',
    base: [['#b50d3c', 60, 50]],
    ice: true,
    straw: '#ffffff',
  }),
  'items/yuzu-soda': drink({
    liquid: '#fff06a',
    base: [['#ffdf2e', 90, 40]],
    ice: true,
    straw: '#12b76a',
  }),
  'items/ginger-lemonade': drink({
    liquid: '#ffe98a',
    base: [['#ffd04a', 60, 40]],
    ice: true,
    straw: '#5b2be0',
    lid: true,
  }),
};

function churros() {
  const sticks = [
    [-250, -20, -24],
    [-150, -60, -10],
    [-50, -80, 3],
    [60, -70, 14],
    [150, -30, 26],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-42" y="-260" width="84" height="520" rx="42" fill="#111014" opacity=".24" transform="translate(18 16)"/><rect x="-42" y="-260" width="84" height="520" rx="42" fill="#c57a2c"/><path d="M-20 -236V236M6 -246V246M28 -226V226" stroke="#e9ad5e" stroke-width="13" stroke-linecap="round"/>${Array.from({ length: 16 }, (_, i) => `<circle cx="${((i * 37) % 68) - 34}" cy="${-230 + i * 30}" r="6" fill="#fff3dc"/>`).join('')}</g>`,
    )
    .join('');
  return `${sticks}<path d="M-330 60L230 60L120 400Q-60 430 -220 400Z" fill="#111014" opacity=".22" transform="translate(24 12)"/><path d="M-330 60Q-50 130 230 60L120 390Q-50 424 -220 390Z" fill="#fff"/><path d="M-300 130Q-50 196 204 130M-276 210Q-50 270 178 210" stroke="#ff9fe0" stroke-width="22" fill="none"/>`;
}
