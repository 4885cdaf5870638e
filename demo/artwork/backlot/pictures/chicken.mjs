const GOLD = ['#a85a18', '#d98a32', '#f7c06a'];
const RED = ['#8f1d12', '#c8341d', '#ff7a4a'];
const GLAZE = ['#9a3412', '#d9531e', '#ff9a52'];
const GREEN_TRAY = { width: 980, height: 700, colour: '#17151f', paper: '#ffe14d' };

export const LOUD = { slaw: '#eef3c4', sauce: '#fff3d6' };

function one(options) {
  return { brand: 'chicken', dishes: [{ sandwich: options, y: 0.5, scale: 1.22 }] };
}

function pieces(kind, glaze, spots) {
  return spots.map(([x, y, turn, scale]) => ({ fried: { kind, glaze }, x, y, turn, scale }));
}

export const CHICKEN = {
  'items/loud-one': one(LOUD),
  'items/hot-honey': one({ crust: RED, cheese: '#ffb81f', bun: ['#e09a35', '#ffbf5e'] }),
  'items/seoul-bird': one({
    crust: ['#a32112', '#dd4a22', '#ff8a52'],
    slaw: '#f6a58c',
    pickle: '#8fce3f',
  }),
  'items/quiet-cauli': one({
    crust: ['#b98432', '#eec878'],
    slaw: '#d3efb0',
    bun: ['#8a5a2c', '#b57a41'],
    sauce: '#fdf7e6',
  }),
  'items/tenders-box': {
    brand: 'chicken',
    dishes: [
      { tray: { ...GREEN_TRAY, contents: [] } },
      ...pieces('tender', GOLD, [
        [0.3, 0.32, -16, 1],
        [0.36, 0.55, 8, 1],
        [0.3, 0.76, -10, 0.95],
        [0.62, 0.68, -30, 1],
        [0.6, 0.4, 24, 0.96],
      ]),
      {
        bowl: {
          rim: '#ffffff',
          inner: '#fff',
          broth: '#f4b21f',
          radius: 112,
          contents: [{ piece: 'seed', count: 12, w: 0.7 }],
        },
        x: 0.79,
        y: 0.3,
      },
    ],
  },
  'items/wings': {
    brand: 'chicken',
    dishes: [
      { tray: { ...GREEN_TRAY, contents: [] } },
      ...pieces('wing', GLAZE, [
        [0.3, 0.3, -20, 0.9],
        [0.52, 0.3, 30, 0.86],
        [0.28, 0.56, 60, 0.86],
        [0.48, 0.52, -8, 0.95],
        [0.66, 0.54, 80, 0.85],
        [0.34, 0.77, 8, 0.86],
        [0.56, 0.76, -30, 0.9],
      ]),
      {
        bowl: {
          rim: '#ffffff',
          inner: '#fff',
          broth: '#fdf8e8',
          radius: 108,
          contents: [{ piece: 'cilantro', count: 10, w: 0.7, scale: 0.7 }],
        },
        x: 0.78,
        y: 0.3,
      },
      { lay: { contents: [{ piece: 'sesame', count: 60, w: 0.5, h: 0.4, x: -0.12 }], reach: 620 } },
    ],
  },
  'items/half-bird': {
    brand: 'chicken',
    dishes: [
      { tray: { ...GREEN_TRAY, contents: [] } },
      ...pieces('drum', GOLD, [
        [0.32, 0.32, -30, 1.05],
        [0.62, 0.4, 26, 1.05],
        [0.34, 0.68, 14, 1.05],
        [0.62, 0.72, -24, 1.05],
      ]),
    ],
  },
  'items/bucket': {
    brand: 'chicken',
    sun: { y: 0.46 },
    dishes: [
      ...pieces('drum', GOLD, [
        [0.38, 0.3, -70, 0.86],
        [0.5, 0.22, -96, 0.86],
        [0.62, 0.3, -120, 0.86],
        [0.44, 0.4, -60, 0.86],
        [0.57, 0.4, -130, 0.86],
      ]),
      { lay: { contents: [bucketFront()], reach: 1 }, x: 0.5, y: 0.66 },
    ],
  },
  'items/crinkle-fries': {
    brand: 'chicken',
    dishes: [{ lay: { contents: [fries()], reach: 1 }, y: 0.52, scale: 1.1 }],
  },
};

function bucketFront() {
  const stripes = [-230, -110, 10, 130]
    .map((x) => `<path d="M${x} -160H${x + 60}L${x * 0.78 + 50} 260H${x * 0.78}Z" fill="#ff4b36"/>`)
    .join('');
  return `<path d="M-270 -150H300L250 290H-180Z" fill="#111014" opacity=".24" transform="translate(26 10)"/><path d="M-270 -160H270L212 260Q208 282 186 282H-186Q-208 282 -212 260Z" fill="#fffaf0"/>${stripes}<rect x="-292" y="-186" width="584" height="48" rx="20" fill="#ff4b36"/><path d="M22 -56L-58 66H-4L-34 150L62 22H6Z" fill="#17151f"/>`;
}

function fries() {
  const sticks = Array.from({ length: 15 }, (_, i) => {
    const lean = (i - 7) * 3.2;
    const tall = 300 + ((i * 53) % 90);
    const colour = ['#ffd255', '#ffbe2e', '#ffe08a'][i % 3];
    const ridge = Array.from({ length: 9 }, () => 'q14 14 0 28').join('');
    return `<g transform="translate(${(i - 7) * 34} 60) rotate(${lean})"><path d="M-20 ${-tall}${ridge}V60H20V${-tall}Z" fill="${colour}" stroke="#d98f12" stroke-width="5"/></g>`;
  }).join('');
  return `<path d="M-250 0H280L240 360H-190Z" fill="#111014" opacity=".24" transform="translate(20 10)"/>${sticks}<path d="M-260 -10Q0 70 260 -10L206 330Q202 352 180 352H-180Q-202 352 -206 330Z" fill="#17151f"/><path d="M22 84L-58 206H-4L-34 290L62 162H6Z" fill="#ffe14d"/>`;
}
