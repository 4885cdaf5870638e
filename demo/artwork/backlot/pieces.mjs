import { round } from '../lib/pen.mjs';

/** Food as cut paper, seen from above: flat colours, one shade and one light. Each piece is drawn about its middle. */
export const PIECES = {
  egg: () =>
    '<ellipse rx="56" ry="70" fill="#fff7ea"/><path d="M-50 -20A56 70 0 0 0 20 64A62 76 0 0 1 -50 -20Z" fill="#e9d5ba"/><circle cy="6" r="31" fill="#ff9b17"/><circle cx="-8" cy="-3" r="12" fill="#ffc45c"/>',
  chashu: () =>
    '<path d="M-84 6C-88 -50 -40 -80 6 -78C60 -76 90 -40 84 8C78 56 40 78 -4 76C-50 74 -80 52 -84 6Z" fill="#a9583a"/><path d="M-70 4C-72 -42 -34 -66 6 -64C50 -62 74 -32 70 8C64 48 34 64 -4 62C-42 60 -68 44 -70 4Z" fill="#e9a68c"/><path d="M-44 14C-50 -26 -8 -46 22 -30C48 -14 40 26 8 30C-18 32 -26 8 -8 -4" fill="none" stroke="#fff1e4" stroke-width="15" stroke-linecap="round"/>',
  nori: () =>
    '<rect x="-52" y="-120" width="104" height="210" rx="6" fill="#18302b"/><path d="M-34 -112V84M6 -112V84" stroke="#2b4a42" stroke-width="5"/>',
  naruto: () =>
    `<g fill="#fffaf5">${ring(10, 44, (x, y) => `<circle cx="${x}" cy="${y}" r="17"/>`)}<circle r="48"/></g><path d="M-24 4C-26 -20 8 -30 22 -10C32 8 12 26 -4 18C-16 10 -8 -4 4 -2" fill="none" stroke="#ff6f91" stroke-width="9" stroke-linecap="round"/>`,
  scallion: (pen) =>
    `<ellipse rx="15" ry="12" fill="none" stroke="${pen.pick(['#4fae3d', '#8ed15a', '#2f8f3a'])}" stroke-width="8"/>`,
  corn: (pen) =>
    `<rect x="-12" y="-11" width="24" height="22" rx="8" fill="${pen.pick(['#ffd53d', '#ffc31f', '#ffe06b'])}"/>`,
  noodles: (pen) =>
    `<path d="M-90 ${round(pen.between(-14, 14))}C-40 ${round(pen.between(-70, -30))} 10 ${round(pen.between(20, 70))} 90 ${round(pen.between(-16, 16))}" fill="none" stroke="${pen.pick(['#fff0c2', '#ffd97d', '#eebb52'])}" stroke-width="13" stroke-linecap="round"/>`,
  soba: (pen) =>
    `<path d="M-90 ${round(pen.between(-14, 14))}C-40 ${round(pen.between(-70, -30))} 10 ${round(pen.between(20, 70))} 90 ${round(pen.between(-16, 16))}" fill="none" stroke="${pen.pick(['#b59a86', '#9c806c', '#c9b09c'])}" stroke-width="11" stroke-linecap="round"/>`,
  choy: () =>
    '<path d="M-14 90C-30 30 -22 0 0 -6C22 0 30 30 14 90Z" fill="#eef6cf"/><path d="M0 20C-70 0 -66 -84 0 -104C66 -84 70 0 0 20Z" fill="#2f9a4a"/><path d="M0 20C-40 0 -40 -60 0 -84C40 -60 40 0 0 20Z" fill="#58bd5c"/><path d="M0 60V-70" stroke="#eef6cf" stroke-width="7"/>',
  tofu: () =>
    '<rect x="-52" y="-40" width="104" height="80" rx="10" fill="#e0a95b"/><rect x="-52" y="-44" width="104" height="72" rx="10" fill="#fff0cf"/><path d="M-34 -28h30M-34 -10h58" stroke="#e8c98f" stroke-width="7" stroke-linecap="round"/>',
  clam: () =>
    '<path d="M0 58C-30 52 -74 10 -62 -26C-50 -58 50 -58 62 -26C74 10 30 52 0 58Z" fill="#c7a88a"/><path d="M0 48C-24 42 -60 8 -50 -20C-40 -46 40 -46 50 -20C60 8 24 42 0 48Z" fill="#f1e3d0"/><path d="M0 42L-30 -32M0 42V-40M0 42L30 -32" stroke="#c7a88a" stroke-width="5"/>',
  woodear: (pen) =>
    `<path d="M-44 4C-40 -30 -6 -36 4 -20C22 -38 50 -14 42 8C30 34 4 18 -6 28C-28 32 -46 26 -44 4Z" fill="${pen.pick(['#4b2b38', '#5d3846', '#3a202b'])}"/>`,
  chili: (pen) =>
    `<path d="M-30 6Q0 -22 30 4" fill="none" stroke="${pen.pick(['#e5261f', '#ff4a36'])}" stroke-width="11" stroke-linecap="round"/>`,
  oil: (pen) => `<circle r="${round(pen.between(7, 20))}" fill="#fff" opacity=".28"/>`,
  'chili-oil': (pen) => `<circle r="${round(pen.between(8, 22))}" fill="#e8301c" opacity=".75"/>`,
  'garlic-oil': (pen) => `<circle r="${round(pen.between(9, 28))}" fill="#1c1210" opacity=".82"/>`,
  mince: (pen) =>
    `<circle r="${round(pen.between(14, 24))}" fill="${pen.pick(['#8f4f33', '#a8643f', '#713a24'])}"/>`,
  shallot: (pen) =>
    `<ellipse rx="20" ry="13" fill="none" stroke="${pen.pick(['#b8661f', '#d6893a'])}" stroke-width="7"/>`,
  sprout: (pen) =>
    `<path d="M-36 ${round(pen.between(-6, 6))}Q0 ${round(pen.between(-26, 26))} 34 0" fill="none" stroke="#fdf6dd" stroke-width="9" stroke-linecap="round"/><circle cx="36" r="9" fill="#f4d35e"/>`,
  pork: (pen) =>
    `<path d="M-40 6C-36 -22 0 -30 40 -12C46 14 6 28 -40 6Z" fill="${pen.pick(['#c8472a', '#a83419', '#dc6238'])}"/><path d="M-22 0Q6 -14 26 -6" stroke="#f09a62" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  shred: (pen) =>
    `<path d="M-42 ${round(pen.between(-8, 8))}Q0 ${round(pen.between(-28, 28))} 42 ${round(pen.between(-8, 8))}" fill="none" stroke="${pen.pick(['#b5703f', '#8f4e27', '#d6965c'])}" stroke-width="17" stroke-linecap="round"/>`,
  steak: (pen) =>
    `<rect x="-40" y="-18" width="80" height="36" rx="12" fill="${pen.pick(['#6b2a1b', '#7d3523'])}"/><rect x="-30" y="-7" width="60" height="13" rx="6" fill="#d0665a"/>`,
  fish: () =>
    '<path d="M-88 8C-90 -34 -40 -44 6 -40C60 -44 92 -18 86 12C76 42 20 38 -20 42C-60 46 -84 38 -88 8Z" fill="#d8912f"/><path d="M-74 0C-74 -30 -34 -34 6 -30C50 -34 76 -14 70 4C60 22 14 22 -16 24C-50 28 -70 22 -74 0Z" fill="#f6bd5a"/><path d="M-48 -8q14 -12 30 -4M-4 -12q16 -8 34 2" stroke="#fff0bf" stroke-width="7" fill="none" stroke-linecap="round"/>',
  shrimp: () =>
    '<path d="M-50 30C-70 -40 20 -74 56 -20C60 -4 40 4 30 -8C8 -34 -26 -14 -22 24C-26 44 -44 46 -50 30Z" fill="#ff7f5c"/><path d="M-38 -12L-18 -6M-14 -42L-6 -24M22 -44L20 -28" stroke="#ffc3ad" stroke-width="8" stroke-linecap="round"/><path d="M56 -20l22 -14M56 -16l26 4" stroke="#ff7f5c" stroke-width="9" stroke-linecap="round"/>',
  mushroom: (pen) =>
    `<path d="M-44 0C-44 -40 44 -40 44 0C30 10 14 8 12 8V38H-12V8C-14 8 -30 10 -44 0Z" fill="${pen.pick(['#d9b48a', '#c79a6b'])}"/><path d="M-44 0C-30 10 30 10 44 0" stroke="#8f6240" stroke-width="6" fill="none"/>`,
  pineapple: () =>
    '<path d="M-34 24L-14 -26H14L34 24Q0 40 -34 24Z" fill="#ffc81f"/><path d="M-20 4H20M-26 16H26" stroke="#e39a12" stroke-width="6"/>',
  onion: (pen) =>
    `<rect x="-9" y="-8" width="18" height="16" rx="4" fill="${pen.pick(['#ffffff', '#f6effb'])}"/>`,
  pickled: () =>
    '<path d="M-34 8Q0 -26 34 8" fill="none" stroke="#e0409a" stroke-width="11" stroke-linecap="round"/>',
  cilantro: (pen) =>
    `<path d="M-16 0Q-16 -16 0 -12Q14 -20 16 -2Q20 14 2 14Q-16 18 -16 0Z" fill="${pen.pick(['#2fa34f', '#57c263'])}"/>`,
  cabbage: (pen) =>
    `<path d="M-34 ${round(pen.between(-8, 8))}Q0 ${round(pen.between(-20, 20))} 34 0" fill="none" stroke="${pen.pick(['#b98ad6', '#d9c3ec', '#e9f3cf'])}" stroke-width="11" stroke-linecap="round"/>`,
  crema: () =>
    '<path d="M-90 0q20 -34 40 0t40 0t40 0t40 0t30 0" fill="none" stroke="#fffdf4" stroke-width="13" stroke-linecap="round"/>',
  radish: () =>
    '<circle r="30" fill="#e8336d"/><circle r="24" fill="#fff5f7"/><circle r="8" fill="#ffd7e2"/>',
  avocado: () =>
    '<path d="M-56 14C-48 -40 48 -40 56 14C36 -8 -36 -8 -56 14Z" fill="#2f7a3a"/><path d="M-50 10C-42 -32 42 -32 50 10C34 -10 -34 -10 -50 10Z" fill="#d4e77c"/>',
  pepita: () => '<path d="M-18 0Q0 -14 18 0Q0 14 -18 0Z" fill="#7fa33f"/>',
  lime: () =>
    '<circle r="52" fill="#3ea93f"/><circle r="45" fill="#eaffc2"/><circle r="38" fill="#9ddc45"/><path d="M0 -38V38M-33 -19L33 19M-33 19L33 -19" stroke="#eaffc2" stroke-width="6"/>',
  leaf: (pen) => {
    const [dark, light] = pen.pick([
      ['#2f8f3a', '#4fb548'],
      ['#5bb63f', '#8ad355'],
      ['#1f6f37', '#3a9a48'],
    ]);
    return `<path d="M0 78C-60 50 -66 -30 0 -82C66 -30 60 50 0 78Z" fill="${dark}"/><path d="M0 66C-20 30 -24 -30 0 -74C50 -26 46 40 0 66Z" fill="${light}"/><path d="M0 70V-60" stroke="#d9f5a0" stroke-width="5"/>`;
  },
  tomato: () =>
    '<circle r="40" fill="#e42f25"/><circle r="31" fill="#ff6a52"/><path d="M0 -24V24M-24 0H24" stroke="#e42f25" stroke-width="8"/><circle cx="-11" cy="-11" r="5" fill="#ffe08a"/><circle cx="11" cy="11" r="5" fill="#ffe08a"/><circle cx="11" cy="-11" r="5" fill="#ffe08a"/>',
  cucumber: () =>
    '<circle r="42" fill="#2f8a3f"/><circle r="36" fill="#d8f3ae"/><circle r="20" fill="#effad6"/><path d="M-10 -4v8M0 -8v6M10 -4v8M0 6v6" stroke="#a8d57f" stroke-width="5" stroke-linecap="round"/>',
  carrot: (pen) =>
    `<path d="M-50 0Q-20 ${round(pen.between(-50, 50))} 10 0T56 ${round(pen.between(-20, 20))}" fill="none" stroke="${pen.pick(['#ff8a1f', '#ffa33f'])}" stroke-width="16" stroke-linecap="round"/>`,
  edamame: (pen) =>
    `<ellipse rx="21" ry="15" fill="${pen.pick(['#8fce3f', '#a9de5c'])}"/><ellipse cx="-5" cy="-5" rx="8" ry="4" fill="#e0f7ae"/>`,
  mandarin: () =>
    '<path d="M-40 -6A40 36 0 0 0 40 -6Q0 12 -40 -6Z" fill="#ff9420"/><path d="M-32 2A34 28 0 0 0 32 2" fill="none" stroke="#ffc16b" stroke-width="6"/>',
  squash: (pen) =>
    `<rect x="-28" y="-28" width="56" height="56" rx="9" fill="${pen.pick(['#ff9d2e', '#f58418'])}"/><path d="M-18 -16H12" stroke="#ffd08a" stroke-width="8" stroke-linecap="round"/>`,
  apple: () =>
    '<path d="M-56 6C-50 -46 50 -46 56 6C34 -16 -34 -16 -56 6Z" fill="#d92b3a"/><path d="M-50 4C-44 -36 44 -36 50 4C32 -14 -32 -14 -50 4Z" fill="#fff4cf"/>',
  goat: () =>
    '<path d="M-30 8C-34 -20 -4 -30 14 -22C40 -18 34 18 12 24C-10 30 -28 26 -30 8Z" fill="#fffdf6"/><path d="M-22 14C-10 24 10 24 24 8" stroke="#e6dcc8" stroke-width="6" fill="none"/>',
  pecan: () =>
    '<ellipse rx="28" ry="18" fill="#7d3f1a"/><path d="M-18 0H18M-14 -8H12M-14 8H12" stroke="#b26a35" stroke-width="5" stroke-linecap="round"/>',
  crouton: (pen) =>
    `<rect x="-26" y="-26" width="52" height="52" rx="9" fill="${pen.pick(['#d99a45', '#e8b265'])}"/><rect x="-15" y="-15" width="26" height="18" rx="6" fill="#fbe0a4"/>`,
  parmesan: () => '<path d="M-34 10L-10 -22L34 -12L16 18Z" fill="#fff0bd"/>',
  bacon: (pen) =>
    `<path d="M-44 0q14 -18 28 0t28 0t28 0" fill="none" stroke="${pen.pick(['#a22f22', '#c14a34'])}" stroke-width="18" stroke-linecap="round"/>`,
  blue: () =>
    '<path d="M-26 10C-30 -16 0 -26 16 -18C34 -10 26 20 6 22C-12 26 -24 24 -26 10Z" fill="#fbfbf2"/><circle cx="-6" r="5" fill="#6b8fc4"/><circle cx="10" cy="6" r="4" fill="#6b8fc4"/>',
  chicken: () =>
    '<rect x="-66" y="-30" width="132" height="58" rx="26" fill="#c97c2d"/><rect x="-62" y="-32" width="124" height="48" rx="23" fill="#f2b765"/><path d="M-34 -24l-8 32M0 -26l-8 34M34 -24l-8 32" stroke="#9a5518" stroke-width="8" stroke-linecap="round"/>',
  salmon: () =>
    '<rect x="-86" y="-50" width="172" height="100" rx="34" fill="#e5603a"/><rect x="-84" y="-54" width="168" height="92" rx="32" fill="#ff8f66"/><path d="M-48 -42q22 36 4 76M-4 -46q22 40 4 82M40 -42q22 36 4 74" stroke="#ffc9ae" stroke-width="9" fill="none"/>',
  olive: () =>
    '<circle r="22" fill="#3d2440"/><circle r="8" fill="#1c0f20"/><circle cx="-8" cy="-9" r="5" fill="#8d6b92"/>',
  feta: () =>
    '<path d="M-92 30L-70 -46H78L96 26Z" fill="#e6e2d4"/><path d="M-92 18L-70 -54H78L96 14Z" fill="#ffffff"/><path d="M-40 -26h30M10 -10h44M-30 4h22" stroke="#dcd8c9" stroke-width="7" stroke-linecap="round"/>',
  redonion: () => '<ellipse rx="40" ry="28" fill="none" stroke="#a73a95" stroke-width="10"/>',
  sesame: (pen) => `<ellipse rx="8" ry="5" fill="${pen.pick(['#fff3d2', '#f6e0ac'])}"/>`,
  seed: () => '<path d="M-13 0Q0 -11 13 0Q0 11 -13 0Z" fill="#f2e6b8"/>',
  crumb: (pen) =>
    `<circle r="${round(pen.between(4, 9))}" fill="${pen.pick(['#e8b265', '#c98838', '#ffd894'])}"/>`,
  beet: () =>
    '<circle r="36" fill="#a31350"/><circle r="24" fill="none" stroke="#cf4480" stroke-width="6"/>',
};

function ring(count, radius, draw) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return draw(round(Math.cos(angle) * radius), round(Math.sin(angle) * radius));
  }).join('');
}
