import { createPen, group, round } from '../lib/pen.mjs';
import { bowl, disc, lay, taco, tray } from './above.mjs';
import { coupe, cup, fried, sandwich } from './front.mjs';

/** One loud colour per brand, a second for the sun behind the dish, a third for the pattern. */
const BRANDS = {
  ramen: { ground: '#ff4b36', sun: '#ffb400', mark: 'waves' },
  tacos: { ground: '#ffc400', sun: '#ff7a1a', mark: 'rays' },
  chicken: { ground: '#ff6fb1', sun: '#ffe14d', mark: 'bolts' },
  salads: { ground: '#12b76a', sun: '#c6f24e', mark: 'leaves' },
  desserts: { ground: '#8a63ff', sun: '#ff9fe0', mark: 'dots' },
  fridge: { ground: '#1fa8ff', sun: '#d6f3ff', mark: 'bubbles' },
  backlot: { ground: '#17151f', sun: '#5b2be0', mark: 'dots' },
  pizza: { ground: '#2b2733', sun: '#ff4b36', mark: 'rays' },
};

const MARKS = { waves, rays, bolts, leaves, dots, bubbles };
const DISHES = {
  bowl,
  taco,
  tray,
  disc,
  sandwich,
  fried,
  cup,
  coupe,
  lay: (pen, { contents, reach }) => lay(pen, contents, reach),
};

/** One picture as SVG: the brand's ground, its sun, then the dishes. */
export function drawStage(name, { brand, sun = {}, dishes }, { width, height }) {
  const pen = createPen(name);
  const look = BRANDS[brand];
  const place = { x: sun.x ?? 0.5, y: sun.y ?? 0.5, r: sun.r ?? 0.475 };
  const content = dishes
    .map(({ x = 0.5, y = 0.5, scale = 1, turn = 0, ...dish }) => {
      const [kind, options] = Object.entries(dish)[0];
      return group(DISHES[kind](pen, options), { x: x * width, y: y * height, scale, turn });
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${pen.definitions.join('')}</defs><rect width="${width}" height="${height}" fill="${look.ground}"/>${MARKS[look.mark](pen, { width, height })}<circle cx="${place.x * width}" cy="${place.y * height}" r="${place.r * height}" fill="${look.sun}"/>${content}</svg>`;
}

function waves(_pen, { width, height }) {
  const rows = [];
  for (let y = 40; y < height + 60; y += 76)
    rows.push(`M-40 ${y}${'q35 -44 70 0t70 0'.repeat(Math.ceil(width / 140) + 1)}`);
  return `<path d="${rows.join('')}" fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="12"/>`;
}

function rays(_pen, { width, height }) {
  const beams = Array.from({ length: 20 }, (_, i) => {
    const [a, b] = [(i / 20) * Math.PI * 2, ((i + 0.5) / 20) * Math.PI * 2];
    return `M${width / 2} ${height / 2}L${far(a, width, height)}L${far(b, width, height)}Z`;
  });
  return `<path d="${beams.join('')}" fill="#fff" opacity=".2"/>`;
}

function far(angle, width, height) {
  return `${round(width / 2 + Math.cos(angle) * 1400)} ${round(height / 2 + Math.sin(angle) * 1400)}`;
}

function bolts(_pen, size) {
  return spread(
    size,
    190,
    190,
    '<path d="M14 -46L-26 8H2L-14 46L28 -10H0Z" fill="#fff" opacity=".24"/>',
  );
}

function leaves(_pen, size) {
  return spread(
    size,
    170,
    150,
    '<path d="M0 40C-34 20 -34 -20 0 -44C34 -20 34 20 0 40Z" fill="#fff" opacity=".15" transform="rotate(35)"/>',
  );
}

function dots(_pen, size) {
  return spread(size, 120, 104, '<circle r="15" fill="#fff" opacity=".17"/>');
}

function bubbles(pen, { width, height }) {
  return Array.from(
    { length: 40 },
    () =>
      `<circle cx="${round(pen.between(0, width))}" cy="${round(pen.between(0, height))}" r="${round(pen.between(8, 42))}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="8"/>`,
  ).join('');
}

function spread({ width, height }, across, down, mark) {
  const marks = [];
  for (let row = 0; row * down < height + down; row += 1)
    for (let x = row % 2 === 0 ? 0 : across / 2; x < width + across; x += across)
      marks.push(group(mark, { x, y: row * down }));
  return marks.join('');
}
