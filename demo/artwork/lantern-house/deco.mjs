import { createPen, round } from '../lib/pen.mjs';

/** The hotel's five metals and papers. */
export const TONE = {
  night: '#101a30',
  deep: '#0a1122',
  brass: '#c99b45',
  bright: '#f1cf82',
  dim: '#7c6232',
  ivory: '#f6eddc',
  linen: '#dccfb6',
  blush: '#d98f77',
  sage: '#8fa884',
  wine: '#8c2f3c',
  cocoa: '#5a3524',
  crust: '#c4853f',
};

/** Draws in two halves: what stands on the tray, and the fan of brass behind it. */
export function createDeco(name) {
  const pen = createPen(name);
  const parts = [];
  const deco = {
    pen,
    add: (svg) => parts.push(svg),
    /** A solid with light from the left: the colour, then a bright edge and a dark one. */
    solid(d, tone, { light = 0.32, dark = 0.34, edge = true } = {}) {
      const colour = TONE[tone] ?? tone;
      const glow = pen.linear(
        [
          ['#fff', light],
          ['#fff', 0],
          ['#000', 0],
          ['#000', dark],
        ],
        'across',
      );
      parts.push(`<path d="${d}" fill="${colour}"/><path d="${d}" fill="${glow}"/>`);
      if (edge)
        parts.push(
          `<path d="${d}" fill="none" stroke="${TONE.bright}" stroke-width="4" stroke-linejoin="round" opacity=".9"/>`,
        );
    },
    rule(d, { width = 4, tone = 'bright', opacity = 1 } = {}) {
      parts.push(
        `<path d="${d}" fill="none" stroke="${TONE[tone] ?? tone}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
      );
    },
    dots(count, [x, y, w, h], draw) {
      for (let i = 0; i < count; i += 1) {
        const angle = pen.between(0, Math.PI * 2);
        const far = Math.sqrt(pen.random());
        draw(round(x + Math.cos(angle) * far * w), round(y + Math.sin(angle) * far * h), i);
      }
    },
    render: (size) => page(pen, parts.join(''), size),
  };
  return deco;
}

export function oval(cx, cy, rx, ry) {
  return `M${round(cx - rx)} ${cy}A${rx} ${ry} 0 1 0 ${round(cx + rx)} ${cy}A${rx} ${ry} 0 1 0 ${round(cx - rx)} ${cy}Z`;
}

/** The silver tray that everything stands on. */
export function tray(deco, { rx = 470, y = 250 } = {}) {
  deco.add(
    `<ellipse cy="${y + 44}" rx="${rx * 1.02}" ry="46" fill="#000" opacity=".45" filter="${deco.pen.blur(18)}"/>`,
  );
  deco.solid(
    `M${-rx} ${y}A${rx} 74 0 0 0 ${rx} ${y}L${rx - 16} ${y + 20}A${rx - 16} 74 0 0 1 ${-rx + 16} ${y + 20}Z`,
    'dim',
  );
  deco.solid(oval(0, y, rx, 74), '#b9b3a8', { light: 0.6, dark: 0.4 });
  deco.add(
    `<ellipse cy="${y - 2}" rx="${rx * 0.9}" ry="58" fill="#8d8880" opacity=".55"/><ellipse cy="${y + 4}" rx="${rx * 0.88}" ry="54" fill="#d7d2c8"/>`,
  );
  deco.rule(`M${-rx * 0.5} ${y + 40}Q0 ${y + 60} ${rx * 0.4} ${y + 44}`, {
    tone: '#ffffff',
    opacity: 0.7,
  });
}

export function plate(deco, { rx = 360, y = 210, tone = 'ivory' } = {}) {
  deco.add(`<ellipse cx="10" cy="${y + 26}" rx="${rx}" ry="70" fill="#000" opacity=".35"/>`);
  deco.solid(oval(0, y, rx, rx * 0.22), tone, { light: 0.5, dark: 0.16 });
  deco.add(
    `<ellipse cy="${y - 2}" rx="${rx * 0.93}" ry="${rx * 0.198}" fill="none" stroke="${TONE.brass}" stroke-width="5"/><ellipse cy="${y + 4}" rx="${rx * 0.72}" ry="${rx * 0.14}" fill="#000" opacity=".07"/>`,
  );
}

function page(pen, content, { width, height, fan = 0.6, scale = 1, y = 0.5, x = 0.5 }) {
  const [cx, cy] = [width * x, height * 0.74];
  const beams = Array.from({ length: 25 }, (_, i) => {
    const angle = Math.PI + (i / 24) * Math.PI;
    const long = i % 2 === 0;
    const reach = height * (long ? fan : fan * 0.86);
    const tip = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    const foot = [cx + Math.cos(angle) * height * 0.24, cy + Math.sin(angle) * height * 0.24];
    return `<path d="M${round(foot[0])} ${round(foot[1])}L${round(tip[0])} ${round(tip[1])}" stroke="${TONE.brass}" stroke-width="${long ? 5 : 2.5}"/>${long ? `<circle cx="${round(tip[0])}" cy="${round(tip[1])}" r="8" fill="${TONE.bright}"/>` : ''}`;
  }).join('');
  const arcs = [0.5, 0.44, 0.3]
    .map(
      (r) =>
        `<path d="M${cx - height * r} ${cy}A${height * r} ${height * r} 0 0 1 ${cx + height * r} ${cy}" fill="none" stroke="${TONE.brass}" stroke-width="3" opacity=".7"/>`,
    )
    .join('');
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ]
    .map(
      ([px, py, sx, sy]) =>
        `<g transform="translate(${px} ${py}) scale(${sx} ${sy})" fill="none" stroke="${TONE.brass}"><path d="M34 150V34H150" stroke-width="5"/><path d="M52 120V52H120M70 92V70H92" stroke-width="3"/></g>`,
    )
    .join('');
  const sky = pen.radial(
    [
      ['#2a3d66', 1],
      ['#16223f', 1],
      [TONE.deep, 1],
    ],
    [0.5, 0.52, 0.75],
  );
  const floor = pen.linear([
    ['#1a1410', 1],
    ['#0b0908', 1],
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${pen.definitions.join('')}</defs><rect width="${width}" height="${height}" fill="${sky}"/><g opacity=".62">${beams}${arcs}</g><rect y="${height * 0.74}" width="${width}" height="${height * 0.26}" fill="${floor}"/><path d="M0 ${height * 0.74}H${width}" stroke="${TONE.brass}" stroke-width="4"/><path d="M0 ${height * 0.757}H${width}" stroke="${TONE.brass}" stroke-width="1.5" opacity=".7"/><g transform="translate(${width * x} ${height * y}) scale(${scale})">${content}</g>${corners}</svg>`;
}
