import { art } from './art.mjs';
import { group, round, smooth, wavyBand } from './pen.mjs';
import { PIECES } from './pieces.mjs';

/** Half width and half height of the opening, how deep the vessel is below it, how large its food is drawn. */
const SHAPES = {
  bowl: { rx: 345, ry: 124, depth: 232, zoom: 1.3, wall: bowlWall },
  boat: { rx: 350, ry: 84, depth: 180, zoom: 1.3, wall: boatWall },
  plate: { rx: 420, ry: 150, depth: 26, zoom: 1.62, wall: plateWall },
};

/** A bed: how many pieces cover the opening, and the colour between them. */
const BEDS = {
  rice: { count: 190, ground: '#f3ecdb' },
  'brown-rice': { count: 190, ground: '#c39a63' },
  greens: { count: 40, ground: '#4f8a2f' },
  noodle: { count: 60, ground: '#cf9d52' },
  pasta: { count: 60, ground: '#f2cd6c' },
  macaroni: { count: 60, ground: '#ee9a24' },
  watermelon: { count: 12, ground: '#e2404f' },
};

/** How many pieces make a pile; six of what is not named. */
const COUNTS = {
  corn: 44,
  edamame: 24,
  bean: 26,
  'baked-bean': 40,
  chickpea: 20,
  carrot: 20,
  scallion: 12,
  'red-onion': 5,
  olive: 8,
  pepper: 9,
  falafel: 4,
  egg: 2,
  noodle: 26,
  pasta: 26,
  macaroni: 34,
  greens: 12,
  mint: 5,
  parmesan: 10,
  'bacon-bit': 16,
  sesame: 26,
  chili: 16,
  seed: 18,
  peanut: 14,
  granola: 22,
  blueberry: 8,
  raspberry: 6,
  strawberry: 5,
  nori: 12,
  curd: 8,
  crouton: 7,
  feta: 9,
  cucumber: 6,
  avocado: 5,
  tomato: 5,
  salmon: 3,
  'fried-egg': 1,
  'corn-rib': 5,
  ring: 6,
  tender: 3,
  'mozzarella-stick': 4,
  donut: 3,
  toast: 1,
  bacon: 3,
  scramble: 7,
  clam: 5,
  cracker: 5,
  fry: 46,
  'sweet-fry': 46,
  'beef-bit': 9,
  potato: 9,
  watermelon: 8,
};
const UPRIGHT = new Set([
  'egg',
  'fried-egg',
  'tofu',
  'mango',
  'feta',
  'crouton',
  'potato',
  'sweet-potato',
  'watermelon',
  'cucumber',
  'tomato',
  'ring',
  'donut',
  'toast',
  'falafel',
  'clam',
  'salmon',
]);

/**
 * Fills a vessel: a liquid, a bed over the whole opening, piles around the middle, a sprinkle on top.
 * Origin: the middle of the underside.
 */
export function drawVessel(pen, dish) {
  const shape = SHAPES[dish.shape ?? 'bowl'];
  const rim = -shape.depth - (dish.shape === 'plate' ? 0 : 8);
  const inside = { ...shape, rim };
  const food = [
    dish.liquid ? liquid(pen, inside, dish.liquid) : '',
    ...(dish.bed ?? []).map((piece) => bed(pen, inside, piece)),
    ...piles(pen, inside, dish.piles ?? [], dish.heap ?? 1),
    dish.pour ? pour(pen, inside, dish.pour) : '',
    dish.gravy ? gravy(pen, inside, dish.gravy) : '',
    ...(dish.top ?? []).map((piece) => onTop(pen, inside, piece)),
    ...(dish.sprinkle ?? []).map((piece) => sprinkle(pen, inside, piece)),
  ].join('');
  const opening = `M${-shape.rx} ${rim}A${shape.rx} ${shape.ry} 0 0 0 ${shape.rx} ${rim}L${shape.rx + 90} -1200H${-shape.rx - 90}Z`;
  const clipped = dish.shape === 'plate' ? food : `<g clip-path="${pen.clip(opening)}">${food}</g>`;
  const wall = shape.wall(pen, inside, dish.glaze ?? '#f4efe6');
  return {
    picture: `${wall.back}${clipped}${wall.front}`,
    width: shape.rx * 2,
    height: -rim + shape.ry + 110,
  };
}

function bed(pen, { rx, ry, rim, zoom }, piece) {
  const mound = `M${-rx * 0.97} ${rim + 4}C${-rx * 0.8} ${rim - ry - 66} ${rx * 0.8} ${rim - ry - 66} ${rx * 0.97} ${rim + 4}A${rx} ${ry} 0 0 1 ${-rx * 0.97} ${rim + 4}Z`;
  const { count, ground } = BEDS[piece];
  return (
    `<path d="${mound}" fill="${ground}"/>` +
    scatter(pen, piece, count, { zoom, x: 0, y: rim - 14, rx: rx * 0.9, ry: ry * 0.88, lift: 96 })
  );
}

function piles(pen, { rx, ry, rim, zoom }, pieces, heap) {
  if (pieces.length === 1) {
    const [piece] = pieces;
    return [
      scatter(pen, piece, (COUNTS[piece] ?? 8) * heap, {
        zoom,
        x: 0,
        y: rim - 30,
        rx: rx * 0.74,
        ry: ry * 0.72,
        lift: 110,
      }),
    ];
  }
  return pieces
    .map((piece, index) => {
      const angle = ((100 + (index * 360) / pieces.length) * Math.PI) / 180;
      return { piece, x: Math.cos(angle) * rx * 0.52, y: Math.sin(angle) * ry * 0.52 };
    })
    .toSorted((a, b) => a.y - b.y)
    .map(({ piece, x, y }) =>
      scatter(pen, piece, COUNTS[piece] ?? 6, {
        zoom,
        x,
        y: rim - 46 + y,
        rx: rx * 0.33,
        ry: ry * 0.46,
        lift: 56,
      }),
    );
}

function onTop(pen, { rx, ry, rim, zoom }, piece) {
  return scatter(pen, piece, Math.ceil((COUNTS[piece] ?? 3) / 2), {
    zoom,
    x: 0,
    y: rim - 96,
    rx: rx * 0.4,
    ry: ry * 0.34,
    lift: 40,
  });
}

function sprinkle(pen, { rx, ry, rim }, piece) {
  return scatter(pen, piece, 34, {
    zoom: 1,
    x: 0,
    y: rim - 40,
    rx: rx * 0.76,
    ry: ry * 0.66,
    lift: 90,
  });
}

/** Pieces within an ellipse, those nearer to us in front; even the last one lies higher in the middle. */
function scatter(pen, piece, count, { x, y, rx, ry, lift, zoom }) {
  // Unknown pieces are small drawings of the Noto set, such as a floret or a shrimp.
  const draw = PIECES[piece] ?? (() => group(art(piece, 120), { y: 50 }));
  const isFew = count <= 12;
  const first = pen.between(0, Math.PI * 2);
  return Array.from({ length: count }, (_, index) => {
    // A few pieces keep apart from each other; many may fall as they like.
    const angle = isFew
      ? first + ((index + pen.between(-0.15, 0.15)) / count) * Math.PI * 2
      : pen.between(0, Math.PI * 2);
    const reach = isFew ? pen.between(0.35, 0.8) : Math.sqrt(pen.random());
    const rise = (1 - reach * reach) * lift;
    return {
      x: x + Math.cos(angle) * rx * reach,
      y: y + Math.sin(angle) * ry * reach - rise,
      depth: Math.sin(angle) * reach,
    };
  })
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ x: left, y: top }) => {
      const turn = UPRIGHT.has(piece) ? pen.between(-12, 12) : pen.between(-34, 34);
      const shade = `<ellipse cy="8" rx="20" ry="10" fill="#2a1405" opacity=".12"/>`;
      return group(shade + draw(pen), {
        x: left,
        y: top,
        turn,
        scale: zoom * pen.between(0.94, 1.08),
      });
    })
    .join('');
}

function liquid(pen, { rx, ry, rim }, colours) {
  return `<ellipse cy="${rim}" rx="${rx * 0.94}" ry="${ry * 0.88}" fill="${pen.radial(colours)}"/>
    <path d="M${-rx * 0.7} ${rim - ry * 0.3}A${rx * 0.8} ${ry * 0.7} 0 0 1 ${-rx * 0.1} ${rim - ry * 0.66}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>`;
}

/** Sauce in ribbons across the food. */
function pour(pen, { rx, ry, rim }, colour) {
  let path = `M${round(-rx * 0.56)} ${round(rim - 84)}`;
  for (let step = 0; step < 8; step += 1)
    path += `q${round(rx * 0.07)} ${step % 2 === 0 ? round(ry * 0.62) : round(-ry * 0.62)} ${round(rx * 0.14)} ${round(pen.between(-6, 6))}`;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round" transform="translate(-3 -4)"/>`;
}

/** Sauce that covers the middle and runs down between what lies below. */
function gravy(pen, { rx, ry, rim }, colour) {
  const above = [-0.5, -0.2, 0.15, 0.48].map((place) => [
    place * rx,
    rim - 120 - pen.between(0, 34),
  ]);
  const below = [];
  for (let place = 0.62; place > -0.66; place -= 0.16)
    below.push([place * rx, rim - 50 + pen.between(6, ry * 0.9)], [(place - 0.08) * rx, rim - 66]);
  return `<path d="${smooth([...above, ...below])}" fill="${colour}"/><path d="M${round(-rx * 0.36)} ${rim - 100}q${round(rx * 0.2)} -26 ${round(rx * 0.4)} -14" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/>`;
}

function bowlWall(pen, { rx, ry, rim, depth }, glaze) {
  const body = `M${-rx} ${rim}C${-rx + 6} ${rim + depth * 0.72} ${-rx * 0.52} -6 ${-rx * 0.4} -6H${rx * 0.4}C${rx * 0.52} -6 ${rx - 6} ${rim + depth * 0.72} ${rx} ${rim}A${rx} ${ry} 0 0 1 ${-rx} ${rim}Z`;
  return {
    back: `<ellipse cy="${rim}" rx="${rx}" ry="${ry}" fill="${glaze}"/><ellipse cy="${rim + 4}" rx="${rx - 14}" ry="${ry - 10}" fill="#000" opacity=".22"/>`,
    front: `<rect x="${-rx * 0.36}" y="-14" width="${rx * 0.72}" height="18" rx="8" fill="${glaze}"/><rect x="${-rx * 0.36}" y="-14" width="${rx * 0.72}" height="18" rx="8" fill="#000" opacity=".28"/>
      <path d="${body}" fill="${glaze}"/><path d="${body}" fill="${pen.linear(
        [
          ['#fff', 0.34],
          ['#fff', 0],
          ['#000', 0.1],
          ['#000', 0.3],
        ],
        'across',
      )}"/>
      <path d="M${-rx} ${rim}A${rx} ${ry} 0 0 0 ${rx} ${rim}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9"/>
      <path d="M${-rx * 0.86} ${rim + ry * 0.86}Q${-rx * 0.74} ${rim + depth * 0.62} ${-rx * 0.5} ${rim + depth * 0.8}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-linecap="round"/>`,
  };
}

/** A paper tray with a checked liner that sticks out behind the food. */
function boatWall(pen, { rx, ry, rim }, glaze) {
  const body = `M${-rx} ${rim}L${-rx * 0.78} -4Q${-rx * 0.76} 0 ${-rx * 0.72} 0H${rx * 0.72}Q${rx * 0.76} 0 ${rx * 0.78} -4L${rx} ${rim}A${rx} ${ry * 0.7} 0 0 1 ${-rx} ${rim}Z`;
  const clip = pen.clip(body);
  const checks = [];
  for (let row = 0; row < 8; row += 1)
    for (let column = row % 2; column < 26; column += 2)
      checks.push(`<rect x="${-rx + column * 30}" y="${rim + row * 30}" width="30" height="30"/>`);
  const peaks = [-0.82, -0.42, 0.05, 0.5, 0.86].map(
    (place, i) => `L${round(place * rx)} ${rim - (i % 2 === 0 ? 96 : 62)}`,
  );
  return {
    back: `<path d="M${-rx} ${rim}${peaks.join('')}L${rx} ${rim}Z" fill="#fff7e6"/><ellipse cy="${rim}" rx="${rx}" ry="${ry}" fill="#efe0c2"/>`,
    front: `<path d="${body}" fill="#fffaf0"/><g clip-path="${clip}" fill="${glaze}">${checks.join('')}</g><path d="${body}" fill="${pen.linear(
      [
        ['#fff', 0.25],
        ['#fff', 0],
        ['#000', 0.16],
      ],
      'across',
    )}"/>
      <path d="M${-rx} ${rim}A${rx} ${ry * 0.98} 0 0 0 ${rx} ${rim}" fill="none" stroke="#fff" stroke-width="10"/>`,
  };
}

function plateWall(pen, { rx, ry, rim }, glaze) {
  const speckles = wavyBand(pen, {
    left: -rx * 0.6,
    right: rx * 0.6,
    top: rim - 20,
    bottom: rim + 20,
    wave: 4,
    steps: 6,
  });
  return {
    back: `<ellipse cy="${rim + 22}" rx="${rx * 0.86}" ry="${ry * 0.86}" fill="#000" opacity=".22"/><ellipse cy="${rim + 10}" rx="${rx}" ry="${ry}" fill="${glaze}"/><ellipse cy="${rim + 10}" rx="${rx}" ry="${ry}" fill="#000" opacity=".18"/>
      <ellipse cy="${rim}" rx="${rx}" ry="${ry}" fill="${glaze}"/><ellipse cy="${rim}" rx="${rx}" ry="${ry}" fill="${pen.linear(
        [
          ['#fff', 0.5],
          ['#fff', 0],
          ['#000', 0.08],
        ],
      )}"/>
      <ellipse cy="${rim + 2}" rx="${rx * 0.74}" ry="${ry * 0.7}" fill="#000" opacity=".08"/><ellipse cy="${rim + 6}" rx="${rx * 0.73}" ry="${ry * 0.68}" fill="${glaze}"/><path d="${speckles}" fill="#fff" opacity=".2"/>`,
    front: '',
  };
}
