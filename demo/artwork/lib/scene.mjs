import { art } from './art.mjs';
import { drawBackdrop } from './backdrop.mjs';
import { drawBurger } from './burger.mjs';
import { drawGlass } from './glass.mjs';
import { createPen, group } from './pen.mjs';
import { drawSlice } from './slice.mjs';
import { drawVessel } from './vessel.mjs';

/** Where companions stand: on which side of the dish, how far down, how large. Those behind come first. */
const PLACES = [
  { side: -1, y: 0.785, size: 0.34 },
  { side: 1, y: 0.775, size: 0.34 },
  { side: -1, y: 0.955, size: 0.24 },
  { side: 1, y: 0.955, size: 0.24 },
];

/** One picture as SVG text: backdrop, companions, the dish (or several), steam and light. */
export function drawScene(name, picture, backdrop, size) {
  const pen = createPen(name);
  const { behind, over } = drawBackdrop(pen, backdrop, size);
  const dishes = picture.dishes ?? [picture.dish];
  const drawn = dishes.map((dish) => standing(pen, dish, size));
  const reach = Math.max(...drawn.map((dish) => dish.reach));
  const sides = (picture.sides ?? []).map((side, index) =>
    side === null ? '' : companion(pen, side, PLACES[index], reach, size),
  );
  const content = [
    behind,
    ...(picture.scenery ?? []).map((piece) => scenery(piece, size)),
    ...sides.slice(0, 2),
    ...drawn.map((dish) => dish.picture),
    ...sides.slice(2),
    over,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><defs>${pen.definitions.join('')}</defs>${content}</svg>`;
}

/** The dish, as large as its place allows, on its board or plate. */
function standing(pen, dish, { width, height }) {
  const drawn = drawDish(pen, dish);
  const isLow = drawn.height < drawn.width * 0.75;
  const room = {
    width: (isLow ? 0.92 : 0.8) * height * (dish.size ?? 1),
    height: 0.78 * height * (dish.size ?? 1),
  };
  const scale = Math.min(room.width / drawn.width, room.height / drawn.height);
  const x = (dish.x ?? 0.5) * width;
  const y = (dish.y ?? (isLow ? 0.865 : 0.895)) * height;
  const reach = (drawn.width * scale) / 2;
  const under = support(pen, dish.on ?? 'none', reach);
  const picture = group(
    `${under.picture}${shadow(pen, reach * 0.94, under.lift)}${group(drawn.picture, { y: -under.lift, scale })}${dish.steam ? steam(pen, -drawn.height * scale - under.lift, reach) : ''}`,
    { x, y },
  );
  // Companions keep beside all of several dishes.
  return { picture, reach: Math.abs(x - width / 2) + reach };
}

function drawDish(pen, dish) {
  if (dish.burger) return drawBurger(pen, dish.burger);
  if (dish.vessel) return drawVessel(pen, dish.vessel);
  if (dish.glass) return drawGlass(pen, dish.glass);
  if (dish.slice) return drawSlice(pen, dish.slice);
  const pieces = dish.art.map(({ name, x = 0, y = 0, size = 400, turn = 0 }) => {
    const drawing = art(name, size);
    return group(drawing, { x, y, turn });
  });
  return { picture: pieces.join(''), width: dish.width ?? 620, height: dish.height ?? 520 };
}

/** Beside the dish, partly behind it, and never cut off by the picture's edge. */
function companion(pen, side, place, reach, { width, height }) {
  const { name, scale = 1 } = typeof side === 'string' ? { name: side } : side;
  const size = place.size * height * scale;
  const away = Math.min(reach + size * 0.3, width / 2 - size * 0.46);
  const x = width / 2 + place.side * (away + pen.between(-10, 6));
  const y = place.y * height + pen.between(-8, 8);
  return group(
    `${shadow(pen, size * 0.4, 2)}${group(art(name, size), { turn: pen.between(-9, 9) })}`,
    { x, y },
  );
}

function scenery({ name, x, y, size, opacity = 1 }, { width, height }) {
  return group(art(name, size * height), {
    x: x * width,
    y: y * height,
    rest: `opacity="${opacity}"`,
  });
}

function support(pen, kind, reach) {
  const half = reach * 1.18;
  switch (kind) {
    case 'board':
      return {
        lift: 30,
        picture: `${shadow(pen, half * 1.02, -14)}<path d="M${-half} -18A${half} ${half * 0.17} 0 0 0 ${half} -18V8A${half} ${half * 0.17} 0 0 1 ${-half} 8Z" fill="#8a5426"/><ellipse cy="-18" rx="${half}" ry="${half * 0.17}" fill="${pen.linear(['#d89a56', '#b9783a'])}"/>
          <path d="M${-half * 0.8} -22h${half * 0.9}M${-half * 0.5} -4h${half * 1.2}M${-half * 0.2} -40h${half * 0.8}" stroke="#8a5426" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`,
      };
    case 'plate':
      return {
        lift: 26,
        picture: `${shadow(pen, half, -16)}<ellipse cy="-2" rx="${half}" ry="${half * 0.2}" fill="#cfd4d6"/><ellipse cy="-14" rx="${half}" ry="${half * 0.2}" fill="${pen.linear(['#ffffff', '#eceae4'])}"/><ellipse cy="-14" rx="${half * 0.8}" ry="${half * 0.145}" fill="#dedbd2"/><ellipse cy="-11" rx="${half * 0.79}" ry="${half * 0.14}" fill="#f8f6f0"/>`,
      };
    case 'paper':
      return {
        lift: 22,
        picture: `${shadow(pen, half, -8)}<path d="M${-half * 1.05} -8L${-half * 0.82} -${half * 0.24}L${-half * 0.1} -${half * 0.2}L${half * 0.7} -${half * 0.26}L${half * 1.06} -20L${half * 0.86} ${half * 0.08}L${half * 0.1} ${half * 0.05}L${-half * 0.74} ${half * 0.1}Z" fill="${pen.linear(['#f2e2c0', '#fff6e2'])}"/><path d="M${-half * 0.82} -${half * 0.24}L${-half * 0.4} ${half * 0.06}M${half * 0.7} -${half * 0.26}L${half * 0.42} ${half * 0.06}" stroke="#cbb084" stroke-opacity=".6" stroke-width="4"/>`,
      };
    default:
      return { lift: 0, picture: '' };
  }
}

function shadow(pen, reach, lift) {
  return `<ellipse cy="${-lift}" rx="${reach}" ry="${Math.max(14, reach * 0.13)}" fill="#1d0d04" opacity=".36" filter="${pen.blur(13)}"/>`;
}

function steam(pen, top, reach) {
  const wisps = [-0.42, 0.02, 0.44].map((place) => {
    const x = place * reach;
    const tall = pen.between(90, 140);
    return `<path d="M${x} ${top + 40}c-44 -${tall * 0.4} 44 -${tall * 0.6} 0 -${tall}" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round"/>`;
  });
  return `<g opacity=".5" filter="${pen.blur(11)}">${wisps.join('')}</g>`;
}
