import { round } from './pen.mjs';

/** The bite-sized pieces that fill bowls, trays and plates; each is drawn about its own middle, some 70 px wide. */
export const PIECES = {
  rice: (pen) =>
    `<ellipse rx="15" ry="6.5" fill="${pen.pick(['#fffdf6', '#f7f1e0', '#fff8ea'])}" stroke="#dccfae" stroke-width="2"/>`,
  'brown-rice': (pen) =>
    `<ellipse rx="15" ry="6.5" fill="${pen.pick(['#d9b27c', '#e6c795', '#c99f67'])}" stroke="#a57c47" stroke-width="2"/>`,
  chicken: (pen) => slab(pen, ['#f9d694', '#d9963f'], '#7c4317', 96, 40),
  steak: (pen) =>
    `${slab(pen, ['#8a4630', '#5a2617'], '#35130b', 92, 40)}<rect x="-34" y="-4" width="68" height="14" rx="7" fill="#d9685f"/>`,
  salmon: (pen) =>
    `<rect x="-52" y="-30" width="104" height="58" rx="20" fill="${pen.linear(['#ffb27d', '#ee7344'])}"/>${[-26, 0, 26].map((x) => `<path d="M${x - 8} -24q14 24 2 48" fill="none" stroke="#ffd9bd" stroke-width="5"/>`).join('')}<path d="M-38 -20h40" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`,
  tofu: (pen) => cube(pen, '#f6d591', '#dba049', '#b97b2b'),
  'sweet-potato': (pen) => cube(pen, '#ffa94d', '#ee7f22', '#c65e12'),
  mango: (pen) => cube(pen, '#ffd34d', '#ffb01f', '#ef8d0c'),
  watermelon: (pen) =>
    `${cube(pen, '#ff7a76', '#ee4350', '#cf2d3f')}<ellipse cx="-8" cy="8" rx="3" ry="5" fill="#3a1a1a"/><ellipse cx="10" cy="16" rx="3" ry="5" fill="#3a1a1a"/>`,
  feta: (pen) => cube(pen, '#ffffff', '#f3efe4', '#ddd6c4', 0.7),
  crouton: (pen) => cube(pen, '#f0c987', '#cf9444', '#a86d26', 0.9),
  potato: (pen) => cube(pen, '#ffdc8a', '#e9ac48', '#c07f28'),
  curd: () =>
    '<ellipse rx="27" ry="20" fill="#fff6d6" stroke="#e6d49b" stroke-width="3"/><ellipse cx="-8" cy="-7" rx="9" ry="5" fill="#fff"/>',
  corn: (pen) =>
    `<rect x="-10" y="-9" width="20" height="18" rx="8" fill="${pen.pick(['#ffd54a', '#ffc02e', '#ffdf70'])}" stroke="#d99513" stroke-width="2"/>`,
  edamame: (pen) =>
    `<ellipse rx="18" ry="12" fill="${pen.pick(['#a6d552', '#8cc63f', '#b9e06c'])}" stroke="#6a9c2d" stroke-width="2"/><ellipse cx="-5" cy="-4" rx="6" ry="3" fill="#fff" opacity=".5"/>`,
  bean: () =>
    '<ellipse rx="17" ry="11" fill="#33211f"/><ellipse cx="-5" cy="-4" rx="6" ry="2.6" fill="#8f7672"/>',
  'baked-bean': (pen) =>
    `<ellipse rx="16" ry="11" fill="${pen.pick(['#c9622c', '#b5511f', '#d9773f'])}"/><ellipse cx="-4" cy="-4" rx="5" ry="2.6" fill="#f6b98f"/>`,
  chickpea: (pen) =>
    `<circle r="14" fill="${pen.pick(['#eccb8b', '#f3d9a3'])}" stroke="#c79a52" stroke-width="2"/>`,
  cucumber: () =>
    '<ellipse rx="36" ry="31" fill="#4f9a3b"/><ellipse rx="31" ry="26" fill="#d9efb1"/><ellipse rx="20" ry="16" fill="#e9f6cd"/><path d="M-11 0h4M7 0h4M0 -9v3M0 7v3M-8 -7l2 2M7 6l2 2" stroke="#a9cf7b" stroke-width="4" stroke-linecap="round"/>',
  tomato: (pen) =>
    `<ellipse rx="34" ry="30" fill="${pen.radial(['#ff7a5c', '#e23325'])}"/><ellipse rx="23" ry="19" fill="#ff9c82"/><path d="M0 -18V18M-21 0H21" stroke="#e8463a" stroke-width="6"/><circle cx="-10" cy="-8" r="3.5" fill="#ffe3a8"/><circle cx="10" cy="8" r="3.5" fill="#ffe3a8"/><circle cx="10" cy="-8" r="3.5" fill="#ffe3a8"/>`,
  avocado: (pen) =>
    `<path d="M-50 12C-44 -34 44 -34 50 12C36 -8 -36 -8 -50 12Z" fill="${pen.linear(['#c3d65c', '#eff0a6'])}" stroke="#4f7a2b" stroke-width="5" stroke-linejoin="round"/>`,
  carrot: (pen) =>
    `<path d="M-30 0q${round(pen.between(10, 26))} ${round(pen.between(-24, 24))} 60 ${round(pen.between(-8, 8))}" fill="none" stroke="${pen.pick(['#f58220', '#ff9d3b', '#e86f12'])}" stroke-width="9" stroke-linecap="round"/>`,
  'red-onion': () =>
    '<ellipse rx="32" ry="22" fill="none" stroke="#9c3f8f" stroke-width="7"/><ellipse rx="25" ry="15" fill="none" stroke="#f1d9ee" stroke-width="5"/>',
  scallion: (pen) =>
    `<ellipse rx="10" ry="7" fill="none" stroke="${pen.pick(['#5fa83a', '#8cc95a'])}" stroke-width="5"/>`,
  olive: () =>
    '<ellipse rx="18" ry="15" fill="#4c3346"/><ellipse rx="7" ry="6" fill="#1f121c"/><ellipse cx="-6" cy="-7" rx="5" ry="3" fill="#b093a8"/>',
  pepper: (pen) =>
    `<path d="M-28 6q28 -34 56 0" fill="none" stroke="${pen.pick(['#e5392b', '#f6b21b', '#f07f1d'])}" stroke-width="12" stroke-linecap="round"/>`,
  jalapeno: () =>
    '<ellipse rx="24" ry="20" fill="#4f9a2f"/><ellipse rx="17" ry="13" fill="#d9edaa"/><circle cx="-6" r="3" fill="#f7f3cf"/><circle cx="6" r="3" fill="#f7f3cf"/>',
  falafel: (pen) => ball(pen, 38, ['#b98a4a', '#8a5a25', '#5f3a14'], '#7d9a3c'),
  egg: (pen) =>
    `<ellipse rx="46" ry="37" fill="#fffdf6" stroke="#e8dcc4" stroke-width="3"/><circle cx="2" cy="2" r="21" fill="${pen.radial(['#ffcf4d', '#f79a12'])}"/>`,
  'fried-egg': (pen) =>
    `<path d="M-92 6C-100 -40 -40 -44 0 -42C52 -50 100 -30 92 8C88 44 40 36 0 44C-40 48 -86 44 -92 6Z" fill="#fffdf6" stroke="#eadfc6" stroke-width="4"/><ellipse cx="2" cy="-6" rx="36" ry="29" fill="${pen.radial(['#ffd75a', '#f89d10'])}"/><ellipse cx="-9" cy="-16" rx="10" ry="6" fill="#fff" opacity=".7"/>`,
  scramble: (pen) => ball(pen, 30, ['#fff0a8', '#ffd95e', '#efb836']),
  noodle: (pen) =>
    `<path d="M-60 ${round(pen.between(-12, 12))}C-20 ${round(pen.between(-60, -10))} 20 ${round(pen.between(10, 60))} 60 ${round(pen.between(-12, 12))}" fill="none" stroke="${pen.pick(['#e8bd74', '#d9a455', '#f1cf92'])}" stroke-width="10" stroke-linecap="round"/>`,
  pasta: (pen) =>
    `<path d="M-60 ${round(pen.between(-12, 12))}C-20 ${round(pen.between(-60, -10))} 20 ${round(pen.between(10, 60))} 60 ${round(pen.between(-12, 12))}" fill="none" stroke="${pen.pick(['#ffe79a', '#fbd873', '#fff0bb'])}" stroke-width="11" stroke-linecap="round"/>`,
  macaroni: (pen) =>
    `<path d="M-20 8q20 -34 40 0" fill="none" stroke="#e08f1e" stroke-width="19" stroke-linecap="round"/><path d="M-20 8q20 -34 40 0" fill="none" stroke="${pen.pick(['#ffc64a', '#ffb52e'])}" stroke-width="14" stroke-linecap="round"/>`,
  fry: (pen) =>
    `<rect x="-9" y="-74" width="18" height="148" rx="5" fill="${pen.linear([pen.pick(['#ffe08a', '#fbd06a']), '#eda93b'])}" stroke="#cf8a26" stroke-width="2"/>`,
  'sweet-fry': (pen) =>
    `<rect x="-10" y="-70" width="20" height="140" rx="6" fill="${pen.linear(['#ff9e45', pen.pick(['#e36f1a', '#d9620f'])])}" stroke="#b14d0c" stroke-width="2"/>`,
  ring: (pen) =>
    `<ellipse rx="84" ry="60" fill="none" stroke="#a9661b" stroke-width="44"/><ellipse rx="84" ry="60" fill="none" stroke="${pen.pick(['#eeb04c', '#e6a23e'])}" stroke-width="37"/><path d="M-70 -30A84 60 0 0 1 20 -58" fill="none" stroke="#ffdf9a" stroke-width="10" stroke-linecap="round"/>`,
  tender: (pen) =>
    `<path d="M-88 16C-96 -30 -50 -40 0 -36C60 -42 96 -20 86 14C74 44 20 34 -10 38C-50 44 -82 42 -88 16Z" fill="${pen.linear(['#f4bb5d', '#cf7f2b'])}" stroke="#a7601a" stroke-width="3"/>${Array.from({ length: 22 }, () => `<ellipse cx="${round(pen.between(-70, 68))}" cy="${round(pen.between(-26, 26))}" rx="9" ry="5" fill="${pen.pick(['#ffdd9b', '#b8701f', '#e6a548'])}"/>`).join('')}`,
  'mozzarella-stick': (pen) =>
    `<rect x="-82" y="-19" width="164" height="38" rx="19" fill="${pen.linear(['#efb659', '#c9822f'])}" stroke="#a2631c" stroke-width="3"/>`,
  'corn-rib': () =>
    `<path d="M-86 22Q0 -58 86 22L72 46Q0 -16 -72 46Z" fill="#ffcb3d" stroke="#c98a16" stroke-width="3"/>${[-60, -36, -12, 12, 36, 60].map((x) => `<path d="M${x} ${round(-18 + Math.abs(x) * 0.42)}l${round(x * 0.06)} 30" stroke="#e09c1c" stroke-width="4"/>`).join('')}<path d="M-40 4q40 -24 80 0" stroke="#7d4b16" stroke-width="7" stroke-dasharray="12 16" fill="none"/>`,
  greens: (pen) =>
    `<path d="M-44 10C-40 -34 -8 -40 10 -30C40 -36 52 -6 40 16C20 34 -30 36 -44 10Z" fill="${pen.pick(['#7fbf3f', '#9ad456', '#5fa033'])}"/><path d="M-34 10Q0 -6 34 -4" stroke="#d8f0a8" stroke-width="4" fill="none"/>`,
  mint: (pen) =>
    `<path d="M-26 0Q0 -26 26 0Q0 26 -26 0Z" fill="${pen.pick(['#5fae4a', '#3f8f3a'])}"/><path d="M-20 0H20" stroke="#bfe3a4" stroke-width="3"/>`,
  parmesan: (pen) =>
    `<path d="M-26 8L-8 -14L26 -8L14 12Z" fill="${pen.pick(['#fff2c4', '#fbe6a3'])}" stroke="#e3c878" stroke-width="2"/>`,
  'bacon-bit': (pen) =>
    `<rect x="-12" y="-7" width="24" height="14" rx="4" fill="${pen.pick(['#a8321f', '#c9563b', '#7e2114'])}"/>`,
  sesame: () => '<ellipse rx="7" ry="4" fill="#fff3d0" stroke="#cda862" stroke-width="1.5"/>',
  chili: (pen) =>
    `<rect x="-8" y="-3" width="16" height="6" rx="3" fill="${pen.pick(['#d6281c', '#f0532e'])}"/>`,
  nori: () => '<rect x="-22" y="-4" width="44" height="8" rx="3" fill="#24402f"/>',
  seed: () => '<path d="M-11 0Q0 -10 11 0Q0 10 -11 0Z" fill="#7d9a4a"/>',
  peanut: () => '<ellipse rx="12" ry="8" fill="#e3b77a" stroke="#b58747" stroke-width="2"/>',
  granola: (pen) => ball(pen, 16, ['#e7bb76', '#c48c42', '#93611f']),
  blueberry: (pen) =>
    `<circle r="21" fill="${pen.radial(['#8ea5e8', '#4458b0', '#2b3a80'])}"/><path d="M-6 -8l4 4l4 -5l3 6" stroke="#202d66" stroke-width="3" fill="none"/>`,
  raspberry: (pen) =>
    `<circle r="22" fill="${pen.radial(['#ff8797', '#dc3656', '#a81d3d'])}"/>${[-9, 0, 9].map((x) => `<circle cx="${x}" cy="-4" r="6" fill="#ff9fae" opacity=".55"/><circle cx="${x}" cy="8" r="6" fill="#ff9fae" opacity=".35"/>`).join('')}`,
  strawberry: (pen) =>
    `<path d="M0 30C-34 12 -34 -22 0 -20C34 -22 34 12 0 30Z" fill="${pen.linear(['#ff6a63', '#e0312f'])}"/><path d="M0 20C-16 10 -16 -10 0 -10C16 -10 16 10 0 20Z" fill="#ffc2b8"/>`,
  clam: () =>
    '<path d="M-34 14A34 30 0 0 1 34 14Q0 28 -34 14Z" fill="#e9dcc9" stroke="#a98f74" stroke-width="3"/><path d="M0 20V-14M-16 18L-12 -8M16 18L12 -8" stroke="#bfa78b" stroke-width="3"/>',
  cracker: () =>
    '<circle r="20" fill="#f6dca0" stroke="#cfa455" stroke-width="3"/><circle cx="-6" cy="-4" r="2.5" fill="#b98d44"/><circle cx="7" cy="-4" r="2.5" fill="#b98d44"/><circle cy="8" r="2.5" fill="#b98d44"/>',
  donut: (pen) => {
    const icing = pen.pick(['#f7cfe0', '#5b3320', '#fff2d8', '#d9e8a6']);
    return `<ellipse rx="84" ry="64" fill="#c98338"/><ellipse cy="-6" rx="78" ry="56" fill="#e2a257"/><ellipse cy="-10" rx="72" ry="48" fill="${icing}"/><ellipse cy="-4" rx="24" ry="15" fill="#a9661f"/><path d="M-50 -26Q-20 -48 24 -44" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round" fill="none"/>`;
  },
  toast: () =>
    '<path d="M-78 62V-28C-98 -70 -40 -76 0 -72C40 -76 98 -70 78 -28V62Q0 72 -78 62Z" fill="#c9873c"/><path d="M-64 50V-28C-80 -58 -36 -62 0 -58C36 -62 80 -58 64 -28V50Q0 58 -64 50Z" fill="#fbe0a8"/>',
  bacon: (pen) =>
    `<path d="M-96 0q24 -26 48 0t48 0t48 0t48 0" fill="none" stroke="${pen.pick(['#8e2a1e', '#a83a28'])}" stroke-width="32" stroke-linecap="round"/><path d="M-96 0q24 -26 48 0t48 0t48 0t48 0" fill="none" stroke="#f5b79a" stroke-width="9" stroke-linecap="round"/>`,
  'beef-bit': (pen) => ball(pen, 22, ['#8a4c2c', '#5e2e18', '#3f1d0f']),
};

function slab(pen, colours, mark, width, height) {
  const marks = [-0.28, 0, 0.28].map(
    (place) =>
      `<path d="M${round(place * width + 5)} ${-height / 2 + 5}l-10 ${height - 10}" stroke="${mark}" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`,
  );
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${height * 0.45}" fill="${pen.linear(colours)}" stroke="${mark}" stroke-opacity=".3" stroke-width="2"/>${marks.join('')}`;
}

function cube(pen, top, left, right, size = 1) {
  const s = 30 * size;
  return `<path d="M0 ${-s}L${s} ${-s * 0.5}L0 0L${-s} ${-s * 0.5}Z" fill="${top}"/><path d="M${-s} ${-s * 0.5}L0 0V${s}L${-s} ${s * 0.5}Z" fill="${left}"/><path d="M${s} ${-s * 0.5}L0 0V${s}L${s} ${s * 0.5}Z" fill="${right}"/>`;
}

function ball(pen, radius, colours, fleck) {
  const flecks = Array.from({ length: 12 }, () => {
    const angle = pen.between(0, 6.28);
    const reach = pen.between(0, radius * 0.8);
    return `<circle cx="${round(Math.cos(angle) * reach)}" cy="${round(Math.sin(angle) * reach)}" r="${round(pen.between(1.5, radius * 0.1 + 1))}" fill="${fleck ?? colours[2]}" opacity=".6"/>`;
  });
  return `<circle r="${radius}" fill="${pen.radial(colours)}"/>${flecks.join('')}`;
}
