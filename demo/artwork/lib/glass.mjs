import { art } from './art.mjs';
import { group, round } from './pen.mjs';

/**
 * A drink: { kind, liquid: [top, bottom], ice, straw, citrus, herb, cream, drizzle, crown, foam }.
 * Origin: the middle of the underside.
 */
export function drawGlass(pen, drink) {
  switch (drink.kind) {
    case 'mug':
      return mug(pen, drink);
    case 'shake':
      return glass(pen, drink, { top: 150, bottom: 96, height: 430, foot: true });
    case 'bottle':
      return bottle(pen, drink);
    default:
      return glass(pen, drink, { top: 142, bottom: 112, height: 480, foot: false });
  }
}

function glass(pen, drink, { top, bottom, height, foot }) {
  const base = foot ? -78 : -8;
  const rim = base - height;
  const ry = top * 0.2;
  const level = rim + (drink.cream ? 12 : 56);
  function widthAt(y) {
    return top + (bottom - top) * ((y - rim) / height);
  }
  const wall = `M${-top} ${rim}L${-bottom} ${base - 18}Q${-bottom} ${base} ${-bottom + 24} ${base}H${bottom - 24}Q${bottom} ${base} ${bottom} ${base - 18}L${top} ${rim}`;
  const inner = pen.clip(`${wall}A${top} ${ry} 0 0 1 ${-top} ${rim}Z`);
  const surface = widthAt(level) - 8;
  const parts = [
    foot
      ? `<path d="M-26 ${base - 8}L-20 -34Q-84 -28 -96 -6Q-96 4 0 4Q96 4 96 -6Q84 -28 20 -34L26 ${base - 8}Z" fill="${pen.linear(
          [
            ['#fff', 0.85],
            ['#dfeef5', 0.75],
            ['#a8c4d2', 0.8],
          ],
          'across',
        )}"/>`
      : '',
    `<path d="${wall}A${top} ${ry} 0 0 1 ${-top} ${rim}Z" fill="#eaf6fb" opacity=".5"/>`,
    drink.straw ? straw(pen, drink.cream ? rim - 56 : rim, drink.straw) : '',
    `<g clip-path="${inner}"><rect x="-200" y="${level}" width="400" height="${base - level}" fill="${pen.linear(drink.liquid)}"/>
      <ellipse cy="${level}" rx="${surface}" ry="${surface * 0.19}" fill="${drink.liquid[0]}"/><ellipse cy="${level}" rx="${surface}" ry="${surface * 0.19}" fill="#fff" opacity=".28"/>
      ${drink.drizzle ? drizzle(pen, level, base, bottom, drink.drizzle) : ''}${ice(pen, drink.ice ?? 0, level, widthAt)}${drink.bits ? bits(pen, drink.bits, level, base, widthAt) : ''}${bubbles(pen, drink.bubbles ?? 0, level, base, bottom)}</g>`,
    `<path d="${wall}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="8" stroke-linejoin="round"/>`,
    `<path d="M${-top + 34} ${rim + 70}L${-bottom + 30} ${base - 60}" stroke="#fff" stroke-opacity=".55" stroke-width="18" stroke-linecap="round"/>`,
    `<path d="M${top - 26} ${rim + 110}L${bottom - 18} ${base - 130}" stroke="#fff" stroke-opacity=".35" stroke-width="9" stroke-linecap="round"/>`,
    drink.cream
      ? ''
      : `<ellipse cy="${rim}" rx="${top}" ry="${ry}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="7"/>`,
    drink.citrus ? citrus(drink.citrus, top, rim) : '',
    drink.herb ? group(art('herb', 150), { x: -30, y: rim + 18, turn: -14 }) : '',
    drink.cream ? cream(pen, rim, top, drink) : '',
  ];
  const reach = drink.cream ? 250 : 150;
  return {
    picture: parts.join(''),
    width: top * 2 + 40,
    height: -rim + (drink.straw || drink.cream ? reach : 40),
  };
}

function straw(pen, rim, colour) {
  const stripes = Array.from(
    { length: 9 },
    (_, i) => `<path d="M-14 ${i * 46}l28 -18v20l-28 18Z" fill="${colour}"/>`,
  );
  return group(
    `<rect x="-14" y="-10" width="28" height="420" rx="8" fill="#fffdf8"/><g clip-path="${pen.clip('M-14 -10h28v420h-28Z')}">${stripes.join('')}</g><rect x="-14" y="-10" width="9" height="420" fill="#fff" opacity=".5"/>`,
    { x: 96, y: rim - 150, turn: 13 },
  );
}

function cream(pen, rim, top, drink) {
  function puff(y, half, high) {
    const paint = pen.linear(drink.creamColours ?? ['#ffffff', '#fff6e2', '#ecd9b8']);
    return `<path d="M${-half} ${y}C${-half - 26} ${y - high} ${-half * 0.3} ${y - high * 1.25} 0 ${y - high}C${half * 0.4} ${y - high * 1.3} ${half + 26} ${y - high} ${half} ${y}Q0 ${y + high * 0.62} ${-half} ${y}Z" fill="${paint}"/>
      <path d="M${-half * 0.7} ${y - high * 0.4}Q0 ${y + high * 0.3} ${half * 0.75} ${y - high * 0.36}" fill="none" stroke="#d9c19a" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
  }
  const topping = drink.crown ? group(art(drink.crown, 130), { x: -6, y: rim - 150 }) : '';
  const crumbs = drink.crumbs
    ? Array.from({ length: 30 }, () => crumb(pen, rim, top, drink.crumbs)).join('')
    : '';
  return (
    puff(rim + 6, top + 4, 74) +
    puff(rim - 58, top * 0.74, 66) +
    puff(rim - 114, top * 0.44, 60) +
    crumbs +
    topping
  );
}

function crumb(pen, rim, top, colours) {
  const rise = pen.between(0, 1);
  const half = top * (0.85 - rise * 0.6);
  return group(`<rect x="-9" y="-4" width="18" height="8" rx="4" fill="${pen.pick(colours)}"/>`, {
    x: pen.between(-half, half),
    y: rim - 8 - rise * 130,
    turn: pen.between(-50, 50),
  });
}

function drizzle(pen, level, base, bottom, colour) {
  return [-0.75, -0.35, 0.05, 0.45, 0.8]
    .map((place) => {
      const x = place * bottom;
      const end = pen.between(level + 120, base - 50);
      return `<path d="M${round(x)} ${level}C${round(x + 26)} ${round(level + 80)} ${round(x - 26)} ${round(end - 70)} ${round(x + 4)} ${round(end)}" fill="none" stroke="${colour}" stroke-opacity=".85" stroke-width="20" stroke-linecap="round"/>`;
    })
    .join('');
}

function ice(pen, count, level, widthAt) {
  return Array.from({ length: count }, (_, index) => {
    const y = level + 34 + index * 62 + pen.between(-10, 10);
    const x = pen.between(-0.5, 0.5) * widthAt(y);
    return group(
      `<rect x="-44" y="-44" width="88" height="88" rx="16" fill="#fff" opacity=".34" stroke="#fff" stroke-opacity=".8" stroke-width="5"/><path d="M-24 -22L-6 -24" stroke="#fff" stroke-opacity=".9" stroke-width="9" stroke-linecap="round"/>`,
      { x, y, turn: pen.between(-32, 32) },
    );
  }).join('');
}

function bits(pen, { art: name, count, size = 70 }, level, base, widthAt) {
  return Array.from({ length: count }, () => {
    const y = pen.between(level + 90, base - 10);
    return group(art(name, size), {
      x: pen.between(-0.7, 0.7) * widthAt(y),
      y,
      turn: pen.between(-40, 40),
    });
  }).join('');
}

function bubbles(pen, count, level, base, bottom) {
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${round(pen.between(-bottom, bottom))}" cy="${round(pen.between(level + 30, base - 20))}" r="${round(pen.between(3, 9))}" fill="#fff" opacity=".55"/>`,
  ).join('');
}

function citrus([rind, flesh], top, rim) {
  const segments = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0 -6L14 -46Q0 -56 -14 -46Z" transform="rotate(${i * 45})" fill="${flesh}"/>`,
  );
  return group(
    `<circle r="70" fill="${rind}"/><circle r="61" fill="#fffbe8"/>${segments.join('')}`,
    { x: -top + 8, y: rim - 6, turn: 12 },
  );
}

function mug(pen, drink) {
  const [cup, shade] = drink.glaze ?? ['#fdf8ee', '#d9cbb2'];
  const rim = -330;
  const body = `M-190 ${rim}C-190 -120 -176 -20 -130 -4H130C176 -20 190 -120 190 ${rim}A190 54 0 0 1 -190 ${rim}Z`;
  const heart = drink.foam
    ? `<g transform="translate(0 ${rim + 2}) scale(1 .34)"><path d="M0 74C-104 6 -70 -72 0 -34C70 -72 104 6 0 74Z" fill="${drink.foam}"/><path d="M0 44C-52 8 -36 -36 0 -14C36 -36 52 8 0 44Z" fill="${drink.liquid[0]}" opacity=".75"/></g>`
    : '';
  const marshmallows = drink.marshmallows
    ? [-70, -8, 60]
        .map(
          (x, i) =>
            `<g transform="translate(${x} ${rim - 22 + (i % 2) * 16})"><rect x="-34" y="-26" width="68" height="50" rx="18" fill="#fffaf4" stroke="#ecd8ce" stroke-width="3"/><ellipse cy="-20" rx="28" ry="11" fill="#fff"/></g>`,
        )
        .join('')
    : '';
  const picture = `<path d="M180 ${rim + 60}C300 ${rim + 30} 300 -80 150 -86" fill="none" stroke="${shade}" stroke-width="44"/><path d="M180 ${rim + 56}C292 ${rim + 30} 292 -90 150 -94" fill="none" stroke="${cup}" stroke-width="32"/>
    <ellipse cy="${rim}" rx="190" ry="54" fill="${cup}"/><ellipse cy="${rim + 4}" rx="174" ry="45" fill="${pen.radial(drink.liquid)}"/>${heart}${marshmallows}
    <path d="${body}" fill="${cup}"/><path d="${body}" fill="${pen.linear(
      [
        ['#fff', 0.35],
        ['#fff', 0],
        ['#000', 0.05],
        ['#000', 0.24],
      ],
      'across',
    )}"/>
    <path d="M-190 ${rim}A190 54 0 0 0 190 ${rim}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8"/>
    <path d="M0 -222a18 18 0 1 0 -.1 0ZM0 -222V-100M-30 -196H30M-62 -150Q-54 -102 0 -100Q54 -102 62 -150M-78 -138L-62 -152L-48 -136M78 -138L62 -152L48 -136" fill="none" stroke-linejoin="round" stroke="${drink.mark ?? '#12344d'}" stroke-width="12" stroke-linecap="round" opacity=".85"/>`;
  return { picture, width: 520, height: 400 };
}

function bottle(pen, drink) {
  const body =
    'M-46 -600H46V-500C46 -430 104 -410 104 -330V-34Q104 0 70 0H-70Q-104 0 -104 -34V-330C-104 -410 -46 -430 -46 -500Z';
  const picture = `<path d="${body}" fill="${pen.linear(drink.liquid)}"/><path d="${body}" fill="${pen.linear(
    [
      ['#fff', 0.4],
      ['#fff', 0],
      ['#000', 0.3],
    ],
    'across',
  )}"/>
    <rect x="-104" y="-290" width="208" height="180" fill="#fff6df"/><rect x="-104" y="-290" width="208" height="14" fill="${drink.label}"/><rect x="-104" y="-124" width="208" height="14" fill="${drink.label}"/>
    ${group(art('ginger-root', 130), { x: 0, y: -134 })}
    <path d="M-54 -630H54L60 -588H-60Z" fill="#d9b04a"/><path d="M-48 -626v34M-24 -628v38M0 -628v38M24 -628v38M48 -626v34" stroke="#9d7a22" stroke-width="6"/><path d="M-72 -330V-50" stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-linecap="round"/>`;
  return { picture, width: 300, height: 650 };
}
