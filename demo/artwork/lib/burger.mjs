import { group, round, smooth, wavyBand } from './pen.mjs';

const WIDTH = 560;
const HALF = WIDTH / 2;
/** Layers are drawn flat and then grown, so that a burger is as high as it is in the hand. */
const GROWTH = 1.28;

/**
 * Stacks layers from the plate up. Origin: the middle of the underside.
 * A layer says how far it lifts the next one; cheese and sauce run down over what is below them.
 */
export function drawBurger(pen, layers) {
  let y = 0;
  const drawn = layers.map((name) => {
    const layer = LAYERS[name];
    if (layer === undefined)
      throw new Error(
        `No burger layer is called ${name}; there are ${Object.keys(LAYERS).join(', ')}`,
      );
    const picture = group(layer.draw(pen), { y });
    y -= layer.lift;
    return picture;
  });
  const picture = `<g transform="scale(1 ${GROWTH})">${drawn.join('')}</g>`;
  return { picture, height: (-y + 16) * GROWTH, width: WIDTH + 40 };
}

const LAYERS = {
  heel: { lift: 62, draw: (pen) => heel(pen, ['#f0b35c', '#d98c35', '#b9691f']) },
  'brioche-heel': { lift: 62, draw: (pen) => heel(pen, ['#e59a43', '#c4742a', '#974f17']) },
  'toast-heel': { lift: 44, draw: (pen) => toast(pen, 46) },
  bun: { lift: 178, draw: (pen) => crown(pen, ['#fbd183', '#eca74a', '#c8762a'], 178, 0) },
  'sesame-bun': {
    lift: 182,
    draw: (pen) => crown(pen, ['#f7c170', '#dd9440', '#ad5f1f'], 182, 34),
  },
  'brioche-bun': {
    lift: 190,
    draw: (pen) => crown(pen, ['#f1ae5b', '#cf7c31', '#8f4a18'], 190, 26),
  },
  'seeded-bun': {
    lift: 176,
    draw: (pen) => crown(pen, ['#e7c088', '#c28f4f', '#8d5f2c'], 176, 46, '#5b3d20'),
  },
  'small-bun': { lift: 150, draw: (pen) => crown(pen, ['#fbd183', '#eca74a', '#c8762a'], 150, 0) },
  toast: { lift: 60, draw: (pen) => toast(pen, 62) },
  patty: { lift: 56, draw: (pen) => patty(pen, ['#8a4c2c', '#5e2e18', '#3f1d0f']) },
  'plant-patty': {
    lift: 58,
    draw: (pen) => patty(pen, ['#8d5a3c', '#6f3f2b', '#4b2a1c'], '#7f9b45'),
  },
  chicken: {
    lift: 84,
    draw: (pen) => crust(pen, HALF + 22, 104, ['#f0b252', '#d0812d', '#9c5417']),
  },
  fish: { lift: 78, draw: (pen) => crust(pen, HALF + 66, 92, ['#f9d27b', '#e6a945', '#b97725']) },
  grilled: { lift: 52, draw: (pen) => grilledChicken(pen) },
  american: { lift: 10, draw: (pen) => cheese(pen, ['#ffc935', '#f7a81b']) },
  cheddar: { lift: 10, draw: (pen) => cheese(pen, ['#fbb034', '#ee8a17']) },
  swiss: { lift: 10, draw: (pen) => cheese(pen, ['#fff0b0', '#f2d36f']) },
  'pepper-jack': {
    lift: 10,
    draw: (pen) => cheese(pen, ['#fff3cf', '#f3d998'], ['#d8402c', '#5c9b38']),
  },
  blue: {
    lift: 12,
    draw: (pen) => cheese(pen, ['#fffaf0', '#e9e3d2'], ['#5a7fa8', '#7d9fc0', '#46698f']),
  },
  sauce: { lift: 8, draw: (pen) => sauce(pen, ['#ffa58f', '#f2755f']) },
  mayo: { lift: 8, draw: (pen) => sauce(pen, ['#fffbea', '#efe2b9']) },
  chipotle: { lift: 8, draw: (pen) => sauce(pen, ['#ff9b55', '#e0622a']) },
  barbecue: { lift: 8, draw: (pen) => sauce(pen, ['#8a2d16', '#581808']) },
  ketchup: { lift: 8, draw: (pen) => sauce(pen, ['#ef4130', '#bf1f16']) },
  tartar: { lift: 8, draw: (pen) => sauce(pen, ['#fbfbe4', '#dbe3b4']) },
  lettuce: { lift: 19, draw: (pen) => leaves(pen, ['#b6e05d', '#6fb53a'], '#4f9430') },
  arugula: { lift: 18, draw: (pen) => leaves(pen, ['#6fae45', '#3f7d2c'], '#2f6424') },
  tomato: { lift: 28, draw: (pen) => slices(pen, 3, 206, 34, ['#ff6a52', '#d92d20'], '#ffb3a1') },
  pickles: { lift: 18, draw: (pen) => slices(pen, 5, 112, 22, ['#a9c44a', '#6f8f2a'], '#dcea9a') },
  onion: { lift: 16, draw: (pen) => slices(pen, 3, 190, 18, ['#f9ecf6', '#d7b3d3'], '#a4569c') },
  jalapenos: { lift: 20, draw: (pen) => slices(pen, 6, 92, 24, ['#7fc242', '#4a8f27'], '#e5f2b9') },
  avocado: { lift: 30, draw: (pen) => slices(pen, 5, 138, 36, ['#e2ec8c', '#a9c84d'], '#4f7a2b') },
  bacon: { lift: 24, draw: bacon },
  'crispy-onions': {
    lift: 34,
    draw: (pen) => shreds(pen, 120, ['#e9a94b', '#c77f2b', '#f3c876'], 12),
  },
  'grilled-onions': {
    lift: 24,
    draw: (pen) => shreds(pen, 80, ['#c98a44', '#e2b878', '#a86a2c'], 9),
  },
  slaw: {
    lift: 34,
    draw: (pen) => shreds(pen, 110, ['#f4f3d9', '#d9e8a4', '#b679b8', '#f19a3e'], 9),
  },
  mushrooms: { lift: 40, draw: mushrooms },
  lobster: { lift: 64, draw: lobster },
  cookie: { lift: 62, draw: cookie },
  'ice-cream': { lift: 118, draw: iceCream },
  egg: { lift: 22, draw: egg },
};

function heel(pen, colours) {
  const body = `M${-HALF} -62H${HALF}V-38C${HALF} 0 ${HALF - 40} 4 ${HALF - 90} 4H${-HALF + 90}C${-HALF + 40} 4 ${-HALF} 0 ${-HALF} -38Z`;
  return `<path d="${body}" fill="${pen.linear(colours)}"/><rect x="${-HALF}" y="-64" width="${WIDTH}" height="14" rx="7" fill="#fbe3b3"/>
    <path d="M${-HALF + 40} -22H${HALF - 60}" stroke="#fff" stroke-opacity=".22" stroke-width="10" stroke-linecap="round"/>`;
}

function crown(pen, colours, height, seeds, seedColour = '#fff3d6') {
  const body = `M${-HALF - 4} -10C${-HALF - 14} ${-height * 0.78} ${-HALF * 0.62} ${-height * 1.03} 0 ${-height * 1.03}C${HALF * 0.62} ${-height * 1.03} ${HALF + 14} ${-height * 0.78} ${HALF + 4} -10C${HALF} 6 ${HALF - 20} 6 ${HALF - 40} 6H${-HALF + 40}C${-HALF + 20} 6 ${-HALF} 6 ${-HALF - 4} -10Z`;
  const grains = Array.from({ length: seeds }, () => {
    const angle = pen.between(-2.72, -0.42);
    const reach = pen.between(0.28, 0.92);
    const x = Math.cos(angle) * HALF * 0.92 * reach;
    const y = -height * 0.16 + Math.sin(angle) * height * 0.8 * reach;
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="11" ry="6.5" transform="rotate(${round(pen.between(-50, 50))} ${round(x)} ${round(y)})" fill="${seedColour}" stroke="#7a4a17" stroke-opacity=".35" stroke-width="2"/>`;
  });
  return `<path d="${body}" fill="${pen.radial(colours, [0.4, 0.18, 0.95])}"/>
    <path d="M${-HALF * 0.72} ${-height * 0.62}C${-HALF * 0.5} ${-height * 0.9} ${-HALF * 0.1} ${-height * 0.95} ${HALF * 0.14} ${-height * 0.93}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="20" stroke-linecap="round"/>
    ${grains.join('')}<path d="M${-HALF + 16} 0H${HALF - 16}" stroke="#fbe3b3" stroke-width="11" stroke-linecap="round"/>`;
}

function toast(pen, thickness) {
  const left = -HALF + 6;
  return `<rect x="${left}" y="${-thickness}" width="${WIDTH - 12}" height="${thickness}" rx="20" fill="${pen.linear(['#e7b468', '#b87a33'])}"/>
    <rect x="${left + 12}" y="${-thickness + 11}" width="${WIDTH - 36}" height="${thickness - 20}" rx="12" fill="#fbe7bd"/>
    ${dots(pen, 40, [-HALF + 40, HALF - 40], [-thickness + 18, -16], 3, ['#e8c98c'])}`;
}

function patty(pen, colours, fleck = '#a86a42') {
  const outline = wavyBand(pen, {
    left: -HALF - 10,
    right: HALF + 10,
    top: -62,
    bottom: 4,
    wave: 6,
    steps: 20,
  });
  return `<path d="${outline}" fill="${pen.linear(colours)}"/>
    ${dots(pen, 46, [-HALF + 14, HALF - 14], [-52, -6], 5, [fleck, colours[2]])}
    <path d="M${-HALF + 36} -48H${-HALF + 190}" stroke="#fff" stroke-opacity=".2" stroke-width="8" stroke-linecap="round"/>`;
}

function crust(pen, half, height, colours) {
  const outline = wavyBand(pen, {
    left: -half,
    right: half,
    top: -height + 6,
    bottom: 6,
    wave: 11,
    steps: 18,
  });
  return `<path d="${outline}" fill="${pen.linear(colours)}"/>
    ${dots(pen, 90, [-half + 20, half - 20], [-height + 22, -8], 9, ['#ffe0a0', colours[2], '#f3bc62'])}`;
}

function grilledChicken(pen) {
  const outline = wavyBand(pen, {
    left: -HALF - 2,
    right: HALF + 2,
    top: -56,
    bottom: 2,
    wave: 5,
    steps: 10,
  });
  const marks = [-200, -120, -40, 40, 120, 200].map(
    (x) =>
      `<path d="M${x} -50l-22 46" stroke="#7c4317" stroke-width="13" stroke-linecap="round" opacity=".75"/>`,
  );
  return `<path d="${outline}" fill="${pen.linear(['#f6cf8b', '#d99a4e'])}"/>${marks.join('')}`;
}

function cheese(pen, colours, flecks = []) {
  const drips = [-0.78, -0.3, 0.24, 0.74].map((place) => [
    place * HALF + pen.between(-20, 20),
    pen.between(30, 58),
  ]);
  const lower = drips
    .toReversed()
    .map(
      ([x, drop]) =>
        `L${round(x + 46)} 4Q${round(x + 14)} 6 ${round(x + 8)} ${round(drop)}Q${round(x)} ${round(drop + 12)} ${round(x - 8)} ${round(drop)}Q${round(x - 14)} 6 ${round(x - 46)} 4`,
    );
  const specks =
    flecks.length > 0 ? dots(pen, 22, [-HALF + 24, HALF - 24], [-9, 2], 6, flecks) : '';
  return `<path d="M${-HALF - 14} -14H${HALF + 14}L${HALF + 10} 2${lower.join('')}L${-HALF - 10} 2Z" fill="${pen.linear(colours)}" stroke="${colours[1]}" stroke-width="3" stroke-linejoin="round"/>${specks}`;
}

function sauce(pen, colours) {
  const points = [
    [-HALF + 8, -14],
    [HALF - 8, -14],
    [HALF + 4, 0],
  ];
  for (let x = HALF - 40; x > -HALF; x -= 46)
    points.push([x, pen.between(2, 36)], [x - 23, pen.between(-4, 4)]);
  return `<path d="${smooth(points)}" fill="${pen.linear(colours)}"/><path d="M${-HALF + 40} -8H${-HALF + 160}" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
}

function leaves(pen, colours, shade) {
  function frill(spread, drop, paint) {
    const lower = [];
    for (let x = HALF + spread; x > -HALF - spread; x -= 30)
      lower.push([x, pen.between(2, drop)], [x - 15, pen.between(-16, -6)]);
    return `<path d="${smooth([[-HALF - spread, -26], [HALF + spread, -26], ...lower])}" fill="${paint}"/>`;
  }
  return frill(20, 40, shade) + frill(26, 24, pen.linear(colours));
}

function slices(pen, count, width, thickness, colours, rim) {
  const reach = HALF - width / 2 + 12;
  const paint = pen.linear(colours);
  return Array.from({ length: count }, (_, index) => {
    const x = -reach + (2 * reach * index) / (count - 1) - width / 2;
    const y = -thickness + pen.between(-3, 3);
    return `<rect x="${round(x)}" y="${round(y)}" width="${width}" height="${thickness}" rx="${thickness / 2}" fill="${paint}" stroke="${rim}" stroke-width="4" stroke-opacity=".75"/>
      <rect x="${round(x + 16)}" y="${round(y + 6)}" width="${round(width * 0.4)}" height="5" rx="2.5" fill="#fff" opacity=".5"/>`;
  }).join('');
}

function bacon(pen) {
  return [0, 1]
    .map((strip) => {
      let path = `M${-HALF - 40} ${-12 + strip * 6}`;
      for (let x = -HALF - 40, up = strip === 0; x < HALF + 20; x += 62, up = !up)
        path += `q31 ${up ? -30 : 30} 62 ${round(pen.between(-2, 2))}`;
      return `<path d="${path}" fill="none" stroke="${strip === 0 ? '#8e2a1e' : '#c2452f'}" stroke-width="26" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#f5b79a" stroke-width="8" stroke-linecap="round"/>`;
    })
    .join('');
}

function shreds(pen, count, colours, thickness) {
  return Array.from({ length: count }, () => {
    const x = pen.between(-HALF - 14, HALF - 24);
    const y = pen.between(-40, 6);
    return `<path d="M${round(x)} ${round(y)}q${round(pen.between(8, 28))} ${round(pen.between(-30, 30))} ${round(pen.between(26, 56))} ${round(pen.between(-10, 12))}" fill="none" stroke="${pen.pick(colours)}" stroke-width="${thickness}" stroke-linecap="round"/>`;
  }).join('');
}

function mushrooms(pen) {
  const cap = pen.linear(['#c79a6b', '#8c5c33']);
  return [-210, -110, -10, 90, 190]
    .map(
      (x) =>
        `<path d="M${x - 64} 0C${x - 70} -58 ${x + 70} -58 ${x + 64} 0Q${x} 14 ${x - 64} 0Z" fill="${cap}"/><path d="M${x - 22} 2h44v12q-22 10 -44 0Z" fill="#f3e3c8"/><path d="M${x - 34} -26q20 -18 48 -14" stroke="#fff" stroke-opacity=".35" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    )
    .join('');
}

function lobster(pen) {
  const mayo = wavyBand(pen, { left: -HALF + 14, right: HALF - 14, top: -80, bottom: 6, wave: 5 });
  const chunks = Array.from({ length: 28 }, (_, index) => {
    const outline = Array.from({ length: 7 }, (__, corner) => [
      Math.cos(corner * 0.9) * pen.between(28, 46),
      Math.sin(corner * 0.9) * pen.between(18, 30),
    ]);
    const flesh = pen.linear(['#fff3ea', pen.pick(['#ff9a7d', '#f4735a']), '#dd4430']);
    return group(
      `<path d="${smooth(outline)}" fill="${flesh}"/><path d="M-18 -10q16 -10 34 -2" stroke="#fff" stroke-opacity=".7" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      {
        x: pen.between(-HALF + 10, HALF - 10),
        y: pen.between(-70, 4) + (index % 2) * 8,
        turn: pen.between(-30, 30),
      },
    );
  });
  const chives = dots(pen, 20, [-HALF + 20, HALF - 20], [-70, 0], 7, ['#8cc95a', '#5fa83a']);
  return `<path d="${mayo}" fill="#f7d3bf"/>${chunks.join('')}${chives}`;
}

function cookie(pen) {
  const outline = wavyBand(pen, {
    left: -HALF,
    right: HALF,
    top: -64,
    bottom: 4,
    wave: 6,
    steps: 12,
  });
  return `<path d="${outline}" fill="${pen.linear(['#e6a862', '#c27a35', '#95561e'])}"/>${dots(pen, 24, [-HALF + 30, HALF - 30], [-54, -8], 17, ['#4a2614', '#5b3320'])}${dots(pen, 30, [-HALF + 30, HALF - 30], [-54, -8], 4, ['#f6cf98'])}`;
}

function iceCream(pen) {
  const points = [
    [-HALF + 4, -122],
    [HALF - 4, -122],
    [HALF, -20],
  ];
  for (let x = HALF - 30; x > -HALF; x -= 60)
    points.push([x, pen.between(2, 34)], [x - 30, pen.between(-8, 2)]);
  return `<path d="${smooth(points)}" fill="${pen.linear(['#fffdf3', '#fff0cc', '#ecd3a0'])}"/>${dots(pen, 26, [-HALF + 30, HALF - 30], [-104, -16], 4, ['#8a6a3c', '#d9bd86'])}<path d="M${-HALF + 40} -96H${-HALF + 190}" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`;
}

function egg(pen) {
  const white = wavyBand(pen, {
    left: -HALF - 16,
    right: HALF + 12,
    top: -18,
    bottom: 22,
    wave: 12,
    steps: 9,
  });
  return `<path d="${white}" fill="#fffdf4"/><ellipse cx="40" cy="-12" rx="92" ry="34" fill="${pen.radial(['#ffd95a', '#ffb01f'])}"/><path d="M60 14q10 34 14 52q12 12 18 -4q0 -30 10 -54Z" fill="#ffb726"/>`;
}

function dots(pen, count, [left, right], [top, bottom], size, colours) {
  return Array.from(
    { length: count },
    () =>
      `<ellipse cx="${round(pen.between(left, right))}" cy="${round(pen.between(top, bottom))}" rx="${round(pen.between(size * 0.6, size * 1.3))}" ry="${round(pen.between(size * 0.4, size * 0.8))}" fill="${pen.pick(colours)}" opacity=".7"/>`,
  ).join('');
}
