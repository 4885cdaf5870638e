import { createPen, round } from '../lib/pen.mjs';

export const INK = '#22282b';
export const WASH = {
  wine: '#a8323f',
  rose: '#e79b8f',
  ochre: '#e2ad4d',
  honey: '#f0c878',
  toast: '#c98a4b',
  brown: '#8d5a3b',
  green: '#5c8a5f',
  moss: '#9db56a',
  sea: '#86a9b5',
  slate: '#66757d',
  cream: '#fff8e8',
  white: '#ffffff',
  orange: '#e98a4e',
  plum: '#6d4360',
};

/** Every shape is a wash that runs a little beside the line a hand drew over it. */
export function createSketch(name) {
  const pen = createPen(name);
  const marks = [];

  function shape(d, wash, { line = 6, at } = {}) {
    const place = at
      ? `translate(${at[0]} ${at[1]}) rotate(${at[2] ?? 0}) scale(${at[3] ?? 1})`
      : '';
    if (wash)
      marks.push(
        `<path d="${d}" fill="${WASH[wash] ?? wash}" transform="translate(9 8) ${place}"/>`,
      );
    if (line)
      marks.push(
        `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${line}" transform="${place}"/>`,
      );
  }

  return {
    pen,
    shape,
    line: (d, width = 5, at) => shape(d, null, { line: width, at }),
    wash: (d, colour, at) => shape(d, colour, { line: 0, at }),
    /** A shape that hides what was drawn behind it. */
    cover(d, wash, { line = 6, at } = {}) {
      marks.push(
        `<path d="${d}" fill="${WASH.cream}" transform="${at ? `translate(${at[0]} ${at[1]}) rotate(${at[2] ?? 0}) scale(${at[3] ?? 1})` : ''}"/>`,
      );
      shape(d, wash, { line, at });
    },
    scatter(count, [x, y, w, h], draw) {
      for (let i = 0; i < count; i += 1) {
        const angle = pen.between(0, Math.PI * 2);
        const far = Math.sqrt(pen.random());
        draw(round(x + Math.cos(angle) * far * w), round(y + Math.sin(angle) * far * h), i);
      }
    },
    render: ({ width, height, blob, scale = 1, x = 0.5, y = 0.52 }) =>
      page({
        width,
        height,
        blob,
        pen,
        content: `<g filter="url(#hand)" stroke-linecap="round" stroke-linejoin="round"><g transform="translate(${x * width} ${y * height}) scale(${scale})">${marks.join('')}</g></g>`,
      }),
  };
}

export function ellipse(cx, cy, rx, ry) {
  return `M${round(cx - rx)} ${cy}A${rx} ${ry} 0 1 0 ${round(cx + rx)} ${cy}A${rx} ${ry} 0 1 0 ${round(cx - rx)} ${cy}Z`;
}

function page({ width, height, blob, pen, content }) {
  const [cx, cy] = [width / 2, height * 0.53];
  const points = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2;
    const reach = pen.between(0.86, 1.08);
    return [
      cx + Math.cos(angle) * height * 0.62 * reach,
      cy + Math.sin(angle) * height * 0.4 * reach,
    ];
  });
  const edge = points
    .map(([px, py], i) => {
      const [nx, ny] = points[(i + 1) % points.length];
      return `${i === 0 ? `M${round((px + points.at(-1)[0]) / 2)} ${round((py + points.at(-1)[1]) / 2)}` : ''}Q${round(px)} ${round(py)} ${round((px + nx) / 2)} ${round((py + ny) / 2)}`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
    <filter id="hand" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>
    <filter id="wash" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="3" seed="11" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  -1.5 0 0 0 .92" result="grain"/><feComposite in="grain" in2="d" operator="in" result="g"/><feMerge><feMergeNode in="d"/><feMergeNode in="g"/></feMerge></filter>
    ${pen.definitions.join('')}</defs>
    <rect width="${width}" height="${height}" fill="#f7f0e1"/><path d="${edge}Z" fill="${blob}" filter="url(#wash)" opacity=".85"/>${content}
    <g filter="url(#hand)" fill="none" stroke="${INK}"><rect x="30" y="30" width="${width - 60}" height="${height - 60}" stroke-width="4"/><rect x="44" y="44" width="${width - 88}" height="${height - 88}" stroke-width="1.6"/></g></svg>`;
}
