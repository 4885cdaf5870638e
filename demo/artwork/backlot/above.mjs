import { group, round } from '../lib/pen.mjs';
import { PIECES } from './pieces.mjs';

const HARD = 'fill="#111014" opacity=".26"';

/** A bowl from above: rim, broth or bed, then what lies in it, each [piece, x, y, turn, scale] or a scatter. */
export function bowl(pen, { rim, inner, broth, contents, radius = 345 }) {
  const inside = radius * 0.86;
  const clip = pen.clip(circle(inside));
  return `<circle cx="30" cy="34" r="${radius}" ${HARD}/><circle r="${radius}" fill="${rim}"/><circle r="${inside + 14}" fill="${inner}"/><circle r="${inside}" fill="${broth}"/>
    <path d="M${-radius * 0.7} ${-radius * 0.62}A${radius * 0.94} ${radius * 0.94} 0 0 1 ${radius * 0.1} ${-radius * 0.93}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/>
    <g clip-path="${clip}">${lay(pen, contents, inside)}</g>`;
}

/** An open street taco: a charred tortilla with a strip of filling. */
export function taco(pen, { filling, flour = false }) {
  const spots = Array.from({ length: 9 }, () => {
    const angle = pen.between(0, 6.28);
    const reach = pen.between(80, 165);
    return `<ellipse cx="${round(Math.cos(angle) * reach)}" cy="${round(Math.sin(angle) * reach)}" rx="${round(pen.between(7, 20))}" ry="${round(pen.between(6, 13))}" fill="${flour ? '#b98d52' : '#a8651c'}" opacity=".55"/>`;
  }).join('');
  const face = flour ? ['#e8d0a4', '#fbeed2'] : ['#e0a63a', '#ffd778'];
  return `<circle cx="22" cy="26" r="196" ${HARD}/><circle r="196" fill="${face[0]}"/><circle cx="-4" cy="-5" r="186" fill="${face[1]}"/>${spots}${lay(pen, filling, 158)}`;
}

/** A tray or basket with paper in it. */
export function tray(pen, { width, height, colour, paper, contents }) {
  const [w, h] = [width / 2, height / 2];
  const liner = pen.clip(`M${-w + 26} ${-h + 26}H${w - 26}V${h - 26}H${-w + 26}Z`);
  const checks = [];
  for (let x = -w + 26; x < w - 40; x += 52)
    for (let y = -h + 26; y < h - 40; y += 52)
      if ((Math.round((x + w) / 52) + Math.round((y + h) / 52)) % 2 === 0)
        checks.push(`<rect x="${x}" y="${y}" width="52" height="52"/>`);
  return `<rect x="${-w + 30}" y="${-h + 34}" width="${width}" height="${height}" rx="46" ${HARD}/><rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="46" fill="${colour}"/><rect x="${-w + 26}" y="${-h + 26}" width="${width - 52}" height="${height - 52}" rx="26" fill="#fffaf0"/><g clip-path="${liner}" fill="${paper}" opacity=".9">${checks.join('')}</g>${lay(pen, contents, Math.min(w, h))}`;
}

/** A round plate or skillet from above. */
export function disc(pen, { radius, colour, inner, handle, contents }) {
  const grip = handle
    ? `<rect x="${radius - 30}" y="-34" width="250" height="68" rx="34" fill="${handle}"/><circle cx="${radius + 176}" r="17" fill="#00000055"/>`
    : '';
  return `<circle cx="28" cy="32" r="${radius}" ${HARD}/>${grip}<circle r="${radius}" fill="${colour}"/><circle r="${radius * 0.88}" fill="${inner}"/>${lay(pen, contents, radius * 0.86)}`;
}

/** Puts pieces down in order; { piece, count, x, y, w, h } spreads many of them. */
export function lay(pen, contents, reach) {
  return contents
    .map((entry) => {
      if (typeof entry === 'string') return entry;
      if (Array.isArray(entry)) {
        const [piece, x, y, turn = 0, scale = 1] = entry;
        return group(shaded(pen, piece), { x: x * reach, y: y * reach, turn, scale });
      }
      const { piece, count, x = 0, y = 0, w = 0.8, h = w, scale = 1, turn } = entry;
      return Array.from({ length: count }, () => {
        const angle = pen.between(0, Math.PI * 2);
        const far = Math.sqrt(pen.random());
        return group(PIECES[piece](pen), {
          x: (x + Math.cos(angle) * far * w) * reach,
          y: (y + Math.sin(angle) * far * h) * reach,
          turn: turn === undefined ? pen.between(0, 360) : turn + pen.between(-14, 14),
          scale: scale * pen.between(0.88, 1.12),
        });
      }).join('');
    })
    .join('');
}

function shaded(pen, piece) {
  return PIECES[piece](pen);
}

function circle(r) {
  return `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;
}
