import { group, round } from '../lib/pen.mjs';
import { lay } from './above.mjs';

const INK = '#111014';

/** A fried-chicken sandwich from the side, built from the plate up; layers are colours of known shapes. */
export function sandwich(
  pen,
  {
    bun = ['#f2a83c', '#ffc766'],
    crust = ['#b5651c', '#e79a3c'],
    slaw,
    sauce,
    cheese,
    pickle = '#6ea63a',
  },
) {
  const crags = Array.from({ length: 26 }, (_, i) => {
    const x = -270 + i * 22;
    return `<circle cx="${x}" cy="${round(pen.between(-14, 96))}" r="${round(pen.between(16, 34))}" fill="${pen.pick(crust)}"/>`;
  }).join('');
  const ruffle = Array.from({ length: 12 }, (_, i) => `q24 ${i % 2 ? 44 : 62} 48 0`).join('');
  const slices = [-190, -60, 80, 205]
    .map(
      (x) =>
        `<rect x="${x - 58}" y="-62" width="116" height="30" rx="15" fill="${pickle}"/><rect x="${x - 44}" y="-57" width="60" height="8" rx="4" fill="#b6dc77"/>`,
    )
    .join('');
  return `<path d="M-250 236H330V270Q330 292 300 292H-220Z" fill="${INK}" opacity=".26"/>
    <path d="M-290 150H290V200Q290 250 230 250H-230Q-290 250 -290 200Z" fill="${bun[0]}"/><path d="M-270 160H270V176H-270Z" fill="#ffe3ac"/>
    ${slaw ? `<path d="M-292 118${ruffle}V96H-292Z" fill="${slaw}"/>` : ''}
    <path d="M-284 50C-300 -34 -200 -40 0 -40C200 -40 300 -34 284 50C280 124 200 128 0 128C-200 128 -280 124 -284 50Z" fill="${crust[0]}"/>${crags}
    ${cheese ? `<path d="M-286 -40H286L220 -2L176 58L120 -2H-60L-110 44L-160 -2H-230Z" fill="${cheese}"/>` : ''}
    ${slices}
    ${sauce ? `<path d="M-280 -76H280q4 34 -24 36q-24 2 -32 -12q-18 44 -52 42q-30 -2 -36 -40q-40 20 -80 6q-20 46 -56 40q-34 -4 -34 -40q-60 16 -120 -2q-16 30 -46 24q-34 -6 -28 -54Z" fill="${sauce}"/>` : ''}
    <path d="M-296 -84C-296 -230 -160 -282 0 -282C160 -282 296 -230 296 -84Q296 -62 270 -62H-270Q-296 -62 -296 -84Z" fill="${bun[0]}"/><path d="M-276 -96C-270 -220 -150 -262 0 -262C120 -262 220 -234 258 -160C180 -214 -120 -220 -276 -96Z" fill="${bun[1]}"/>
    ${Array.from({ length: 20 }, () => seed(pen.between(-170, 170), pen.between(-236, -160), pen.between(-40, 40))).join('')}`;
}

function seed(x, y, turn) {
  return group('<ellipse rx="11" ry="6" fill="#fff1cc"/>', { x, y, turn });
}

/** A fried piece from the side, craggy: drumstick, wing or tender. */
export function fried(pen, { kind = 'drum', glaze }) {
  const [dark, light, shine] = glaze ?? ['#a85a18', '#d98a32', '#f7c06a'];
  const shapes = {
    drum: [
      'M-110 10C-120 -80 -20 -110 50 -70C96 -40 150 -26 176 -20V20C150 24 110 50 60 80C-10 120 -100 90 -110 10Z',
      '<g fill="#f6deb4" stroke="#c99a5a" stroke-width="7"><circle cx="270" cy="-16" r="24"/><circle cx="272" cy="16" r="24"/></g><rect x="140" y="-20" width="132" height="38" rx="16" fill="#f6deb4"/>',
    ],
    wing: [
      'M-140 30C-150 -30 -90 -60 -40 -30C-10 -80 70 -90 120 -40C160 0 130 50 80 40C50 70 0 50 -20 30C-60 70 -130 80 -140 30Z',
      '',
    ],
    tender: [
      'M-150 16C-160 -40 -70 -60 0 -44C80 -64 160 -40 150 6C140 54 60 44 0 52C-70 66 -140 62 -150 16Z',
      '',
    ],
  };
  const [path, bone] = shapes[kind];
  const clip = pen.clip(path);
  const crags = Array.from(
    { length: 34 },
    () =>
      `<circle cx="${round(pen.between(-150, 160))}" cy="${round(pen.between(-90, 90))}" r="${round(pen.between(12, 30))}" fill="${pen.pick([light, dark, light, shine])}" opacity=".85"/>`,
  ).join('');
  return `${bone}<path d="${path}" fill="${dark}" stroke="${dark}" stroke-width="16" stroke-linejoin="round"/><g clip-path="${clip}"><path d="${path}" fill="${light}"/>${crags}</g>`;
}

/** A tall paper or plastic cup with what is in it. */
export function cup(
  _pen,
  { liquid, base = [], lid = false, straw, ice = false, garnish = '', pearls },
) {
  const body = 'M-170 -330H170L130 300Q128 330 96 330H-96Q-128 330 -130 300Z';
  const clip = _pen.clip(body);
  const cubes = ice
    ? [
        [-70, -230, 12],
        [50, -250, -10],
        [-20, -150, 30],
        [88, -160, 8],
      ]
        .map(([x, y, t]) =>
          group(
            '<rect x="-46" y="-46" width="92" height="92" rx="16" fill="#fff" opacity=".4"/><path d="M-30 -30H10" stroke="#fff" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"/>',
            { x, y, turn: t },
          ),
        )
        .join('')
    : '';
  const balls = pearls
    ? Array.from(
        { length: 24 },
        () =>
          `<circle cx="${round(_pen.between(-104, 104))}" cy="${round(_pen.between(196, 306))}" r="23" fill="${pearls}"/>`,
      ).join('')
    : '';
  return `<path d="M-130 330L-170 -300L210 -260L170 350Q100 372 -90 366Z" fill="${INK}" opacity=".24" transform="translate(24 12)"/>
    ${straw ? group(`<rect x="-17" y="-280" width="34" height="420" rx="6" fill="${straw}"/><rect x="-17" y="-280" width="12" height="420" fill="#fff" opacity=".35"/>`, { x: 56, y: -260, turn: 9 }) : ''}
    <path d="${body}" fill="#fff" opacity=".55"/><g clip-path="${clip}"><rect x="-180" y="-264" width="360" height="600" fill="${liquid}"/>${base.map(([colour, y, wave]) => `<path d="M-190 ${y}q60 ${-wave} 120 0t120 0t120 0t120 0V340H-190Z" fill="${colour}"/>`).join('')}${cubes}<path d="M-128 -330L-100 330H-44L-70 -330Z" fill="#fff" opacity=".28"/>${balls}</g>
    ${lid ? '<rect x="-190" y="-366" width="380" height="54" rx="20" fill="#fff"/><rect x="-190" y="-330" width="380" height="18" rx="9" fill="#00000022"/>' : `<ellipse cy="-330" rx="170" ry="26" fill="none" stroke="#fff" stroke-width="12"/>`}${garnish}`;
}

/** A glass coupe with scoops. */
export function coupe(pen, { scoops, topping = '', glass = '#ffffff' }) {
  const spots = [
    [-104, -50],
    [104, -50],
    [0, -150],
  ];
  const balls = scoops
    .map(([colour, light], i) => {
      const [x, y] = spots[i] ?? [0, 0];
      return `<circle cx="${x}" cy="${y}" r="128" fill="${colour}"/><path d="M${x - 92} ${y - 36}A100 100 0 0 1 ${x + 10} ${y - 98}" fill="none" stroke="${light}" stroke-width="24" stroke-linecap="round"/>`;
    })
    .join('');
  return `<ellipse cx="40" cy="338" rx="190" ry="30" fill="${INK}" opacity=".24"/>${balls}${lay(pen, topping ? [topping] : [], 1)}
    <path d="M-262 -10H262C250 130 130 190 34 196V296H120Q150 300 150 330H-150Q-150 300 -120 296H-34V196C-130 190 -250 130 -262 -10Z" fill="${glass}" opacity=".92"/><path d="M-214 24C-196 110 -120 150 -60 162" fill="none" stroke="#ffffff" stroke-width="18" stroke-linecap="round"/><path d="M-262 -10H262" stroke="#ffffff" stroke-width="16" stroke-linecap="round"/>`;
}
