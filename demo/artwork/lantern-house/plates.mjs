import { oval, plate, TONE, tray } from './deco.mjs';

/** Dishes under a cloche. */
export const PLATES = {
  lantern(d) {
    tray(d);
    plate(d, { rx: 330, y: 220 });
    for (const [x, y] of [
      [-90, 190],
      [70, 204],
    ]) {
      d.solid(
        `M${x - 110} ${y}C${x - 120} ${y - 40} ${x - 40} ${y - 50} ${x} ${y - 44}C${x + 60} ${y - 54} ${x + 120} ${y - 30} ${x + 106} ${y + 6}C${x + 90} ${y + 40} ${x - 90} ${y + 40} ${x - 110} ${y}Z`,
        '#fffaf0',
        { light: 0.2, dark: 0.1 },
      );
      d.solid(oval(x, y - 14, 46, 24), '#f2a52c', { light: 0.5 });
    }
    d.solid('M150 190L190 60L320 90L270 214Z', 'crust');
    d.solid('M120 170L140 40L270 50L250 190Z', '#e3b46c');
    pot(d, -330, 40, 0.9);
    d.solid('M330 60L342 240H424L436 60Z', '#f29a2e', { light: 0.5 });
    d.rule(`${oval(383, 60, 53, 12)}`, { tone: '#fff' });
  },
  pancakes(d) {
    tray(d);
    plate(d, { rx: 350 });
    for (let i = 0; i < 4; i += 1) {
      const y = 180 - i * 52;
      d.solid(
        `M-240 ${y - 30}V${y}Q-240 ${y + 44} 0 ${y + 48}Q240 ${y + 44} 240 ${y}V${y - 30}Z`,
        i % 2 ? '#d9a24f' : '#e6b768',
      );
      d.solid(oval(0, y - 30, 240, 48), 'crust', { light: 0.4, dark: 0.2 });
    }
    d.solid(
      'M-140 -16C-120 -60 130 -60 160 -20C190 0 186 60 166 90C150 110 140 50 116 30C90 20 90 110 66 130C44 140 50 60 20 40C-20 30 -20 70 -46 66C-70 60 -60 20 -90 10C-120 10 -150 6 -140 -16Z',
      'wine',
    );
    for (const [x, y] of [
      [-40, -44],
      [20, -60],
      [70, -36],
      [6, -24],
    ]) {
      d.solid(oval(x, y, 32, 30), '#a3233a', { light: 0.6 });
      d.rule(`M${x} ${y - 28}q8 -30 34 -40`, { tone: 'sage' });
    }
  },
  club(d) {
    tray(d);
    plate(d, { rx: 390 });
    for (const [x, flip] of [
      [-150, 1],
      [150, -1],
    ]) {
      const stack = [
        ['#e3b46c', 26],
        ['sage', 16],
        ['#d9473a', 14],
        ['#f1dcc0', 22],
        ['#e3b46c', 26],
        ['#b5543f', 16],
        ['sage', 16],
        ['#f5e6c8', 18],
        ['#e3b46c', 28],
      ];
      let y = 214;
      for (const [tone, h] of stack) {
        const w = 168 - (214 - y) * 0.1;
        d.solid(
          `M${x - w} ${y}L${x - w + 6 * flip} ${y - h}H${x + w - 4}L${x + w} ${y}Q${x} ${y + 14} ${x - w} ${y}Z`,
          tone,
          { light: 0.26, dark: 0.22, edge: false },
        );
        d.rule(`M${x - w} ${y}Q${x} ${y + 14} ${x + w} ${y}`, { width: 2.5, opacity: 0.6 });
        y -= h;
      }
      d.rule(`M${x} ${y + 10}V${y - 130}`, { width: 7 });
      d.solid(oval(x, y - 34, 30, 24), '#8b9a3c', { light: 0.5 });
      d.solid(oval(x, y - 132, 12, 12), 'bright');
    }
  },
  burger(d) {
    tray(d);
    plate(d, { rx: 370 });
    d.solid('M-220 150H220V190Q216 226 170 226H-170Q-216 226 -220 190Z', 'crust');
    d.solid(
      'M-240 136q30 34 60 4q30 34 60 2q30 34 60 2q30 34 60 2q30 34 60 -2q30 34 60 -4q30 30 60 -4V112H-240Z',
      'sage',
    );
    d.solid('M-230 60H230Q254 92 226 122H-226Q-254 92 -230 60Z', 'cocoa');
    d.solid('M-244 40H244L180 88L130 56H-30L-80 104L-130 56H-200Z', '#f0b545');
    d.solid('M-234 14H234Q246 30 230 44H-230Q-246 30 -234 14Z', '#c9b6cf');
    d.solid('M-244 8C-250 -140 -130 -186 0 -186C130 -186 250 -140 244 8Q0 34 -244 8Z', '#d9933f');
    d.dots(16, [0, -110, 150, 44], (x, y) =>
      d.add(`<ellipse cx="${x}" cy="${y}" rx="9" ry="6" fill="${TONE.ivory}"/>`),
    );
    pick(d, 0, -186);
  },
  steak(d) {
    tray(d);
    plate(d, { rx: 400 });
    d.solid(
      'M-300 190C-330 90 -180 50 -60 70C60 20 250 60 260 140C270 210 120 226 -40 220C-160 230 -280 240 -300 190Z',
      'cocoa',
    );
    d.solid(
      'M-268 176C-286 104 -160 76 -56 94C60 50 214 86 222 142C200 190 60 190 -50 186C-150 200 -250 214 -268 176Z',
      '#74432c',
      { edge: false },
    );
    d.rule('M-210 100l70 96M-110 92l76 104M-6 84l72 104M96 80l56 90', {
      width: 11,
      tone: '#331a10',
    });
    d.solid('M-90 66L10 40L70 74L-26 108Z', '#ffe7a3');
    d.solid('M270 150A64 60 0 0 1 398 150Q334 182 270 150Z', '#f2c637');
    d.rule('M288 146A46 42 0 0 1 380 146M334 108V150M302 120L334 148L366 120', {
      tone: '#fff4c4',
      width: 4,
    });
    for (const [x, t] of [
      [-340, -20],
      [-310, 8],
      [-372, -40],
    ])
      d.add(
        `<g transform="translate(${x} 190) rotate(${t})"><path d="M-10 40V-110C-10 -150 10 -150 10 -110V40Z" fill="${TONE.sage}" stroke="${TONE.bright}" stroke-width="3"/><path d="M-14 -80l14 -30l14 30M-12 -50l12 -24l12 24" fill="none" stroke="#55704e" stroke-width="4"/></g>`,
      );
  },
  pizza(d) {
    tray(d, { rx: 500, y: 230 });
    d.solid(oval(0, 170, 440, 150), 'crust');
    d.solid(oval(0, 156, 404, 130), '#eec15a', { edge: false });
    d.dots(60, [0, 156, 370, 112], (x, y, i) =>
      d.add(
        `<ellipse cx="${x}" cy="${y}" rx="${20 + (i % 3) * 9}" ry="${9 + (i % 3) * 4}" fill="${i % 2 ? '#d9573a' : '#f7dc8e'}" opacity=".8"/>`,
      ),
    );
    for (const [x, y] of [
      [-240, 150],
      [-110, 90],
      [30, 130],
      [180, 100],
      [270, 170],
      [-140, 210],
      [20, 226],
      [160, 204],
    ]) {
      d.solid(oval(x, y, 46, 24), '#a82a20', { light: 0.4 });
    }
    for (const [x, y] of [
      [-190, 110],
      [100, 160],
      [-30, 186],
      [220, 140],
    ])
      d.solid(`M${x} ${y}q-26 -30 6 -50q34 20 -6 50Z`, 'sage');
    d.rule(
      'M-430 150Q0 140 430 150M-360 216Q0 210 360 216M-360 90Q0 84 360 90M-200 40Q-214 160 -220 290M0 26V306M200 40Q214 160 220 290',
      { width: 4, tone: '#7a4a1c', opacity: 0.75 },
    );
  },
  soup(d) {
    tray(d);
    plate(d, { rx: 370, y: 226 });
    d.solid('M-290 40C-286 170 -160 226 0 226C160 226 286 170 290 40Z', 'ivory', {
      light: 0.4,
      dark: 0.3,
    });
    d.solid(oval(0, 40, 292, 84), 'ivory', { light: 0.3, dark: 0.1 });
    d.solid(oval(0, 46, 250, 64), '#d9572e', { edge: false });
    d.add(
      `<path d="M-140 40C-60 0 40 80 140 36" fill="none" stroke="#f6c9a0" stroke-width="14" stroke-linecap="round"/>`,
    );
    for (const [x, y, t] of [
      [-20, 36, -20],
      [30, 52, 40],
      [6, 22, 100],
    ])
      d.add(
        `<g transform="translate(${x} ${y}) rotate(${t})"><path d="M0 30C-34 10 -30 -26 0 -36C30 -26 34 10 0 30Z" fill="#4f7f49" stroke="${TONE.bright}" stroke-width="3"/></g>`,
      );
    vapour(d, -60);
  },
  cocktail(d) {
    tray(d);
    d.solid('M-24 120H24V214H-24Z', 'ivory');
    d.solid(oval(0, 224, 150, 34), 'ivory');
    d.solid('M-230 -60C-214 80 -110 126 0 128C110 126 214 80 230 -60Z', '#ece6da', { light: 0.5 });
    d.solid(oval(0, -60, 232, 48), '#c9c3b8', { light: 0.5 });
    d.add('<ellipse cy="-58" rx="200" ry="36" fill="#e9f2f5"/>');
    for (const [x, t] of [
      [-190, -30],
      [-118, -14],
      [-44, -4],
      [44, 4],
      [118, 14],
      [190, 30],
    ])
      d.add(
        `<g transform="translate(${x} -64) rotate(${t})"><path d="M-30 -10C-52 -90 20 -120 40 -70C50 -30 20 -10 16 30L-4 70L-20 34C0 10 20 -30 6 -56C-10 -76 -24 -40 -8 -6Z" fill="#ef8a68" stroke="${TONE.bright}" stroke-width="3.5" stroke-linejoin="round"/><path d="M-20 -60l22 6M-2 -92l14 20M32 -84l-10 22" stroke="#ffd3bf" stroke-width="5" stroke-linecap="round"/></g>`,
      );
    d.solid(oval(0, -52, 70, 26), '#a8322c', { light: 0.4 });
    d.solid('M150 214A58 54 0 0 1 266 214Q208 244 150 214Z', '#f2c637');
  },
  fruit(d) {
    tray(d);
    plate(d, { rx: 410 });
    d.solid('M-330 190Q-300 20 -90 20Q-120 130 -210 200Z', '#7fa35d');
    d.solid('M-306 184Q-280 50 -110 40Q-140 120 -220 184Z', '#f2a05a', { edge: false });
    d.solid('M-60 210C-110 100 20 20 70 -10C140 50 170 150 110 210Z', '#f3c83c');
    d.rule('M-50 170L90 20M-20 200L120 70M20 210L136 120M0 70L110 190M40 30L136 140', {
      tone: '#b98717',
      width: 4,
    });
    for (const t of [-40, -16, 8, 32])
      d.add(
        `<g transform="translate(64 -10) rotate(${t})"><path d="M-16 0Q-30 -80 0 -130Q30 -80 16 0Z" fill="#5d8a55" stroke="${TONE.bright}" stroke-width="3"/></g>`,
      );
    for (const [x, y] of [
      [200, 120],
      [250, 110],
      [300, 126],
      [224, 160],
      [276, 160],
      [330, 166],
      [250, 200],
      [300, 200],
    ])
      d.solid(oval(x, y, 32, 30), '#6f3a63', { light: 0.5 });
    d.solid(oval(-150, 196, 74, 30), '#f29a2e');
    d.rule(
      `${oval(-150, 196, 60, 23)}M-150 174V218M-206 196H-94M-190 180L-110 212M-190 212L-110 180`,
      { tone: '#ffe0b0', width: 3.5 },
    );
  },
  salad(d) {
    tray(d);
    plate(d, { rx: 380, y: 226 });
    d.solid('M-290 70C-280 190 -150 228 0 228C150 228 280 190 290 70Z', '#2c3f66', { light: 0.3 });
    for (const [x, y, t, c] of [
      [-210, 40, -50, '#7c9c5f'],
      [-120, 0, -24, '#8fb06c'],
      [-20, -20, 0, '#6f9157'],
      [90, -10, 20, '#8fb06c'],
      [200, 40, 50, '#7c9c5f'],
      [-150, 60, -40, '#9ebd79'],
      [40, 40, 10, '#7c9c5f'],
      [140, 60, 40, '#9ebd79'],
      [-60, 56, -14, '#8fb06c'],
    ])
      d.add(
        `<g transform="translate(${x} ${y}) rotate(${t})"><path d="M0 80C-66 40 -60 -50 0 -90C60 -50 66 40 0 80Z" fill="${c}" stroke="${TONE.bright}" stroke-width="3"/><path d="M0 70V-60M0 30l-26 -26M0 30l26 -26M0 -10l-20 -20M0 -10l20 -20" stroke="#dfe8c4" stroke-width="3" fill="none"/></g>`,
      );
    for (const [x, y] of [
      [-140, 20],
      [10, -10],
      [120, 30],
      [-40, 50],
    ]) {
      d.solid(oval(x, y, 40, 30), '#f4e9ee', { light: 0.2, dark: 0.05 });
      d.rule(oval(x, y, 38, 28), { tone: '#c83a5e', width: 6 });
    }
    d.solid('M-292 70A292 60 0 0 0 292 70L288 92A288 60 0 0 1 -288 92Z', '#3b5283');
  },
};

/** A coffee pot, tall, with its spout to the left. */
export function pot(d, x, y, s = 1) {
  function p(n) {
    return x + n * s;
  }
  function q(n) {
    return y + n * s;
  }
  d.solid(`M${p(-60)} ${q(-140)}L${p(-86)} ${q(190)}H${p(86)}L${p(60)} ${q(-140)}Z`, '#c9c3b8', {
    light: 0.7,
    dark: 0.5,
  });
  d.solid(
    `M${p(-70)} ${q(-20)}C${p(-130)} ${q(-30)} ${p(-120)} ${q(-120)} ${p(-156)} ${q(-130)}L${p(-146)} ${q(-150)}C${p(-90)} ${q(-140)} ${p(-100)} ${q(-60)} ${p(-64)} ${q(-60)}Z`,
    '#c9c3b8',
  );
  d.rule(`M${p(64)} ${q(-100)}C${p(150)} ${q(-110)} ${p(160)} ${q(80)} ${p(80)} ${q(90)}`, {
    width: 18,
    tone: 'dim',
  });
  d.rule(`M${p(64)} ${q(-100)}C${p(150)} ${q(-110)} ${p(160)} ${q(80)} ${p(80)} ${q(90)}`, {
    width: 8,
    tone: 'bright',
  });
  d.solid(
    `M${p(-66)} ${q(-140)}Q${p(-50)} ${q(-210)} ${p(0)} ${q(-212)}Q${p(50)} ${q(-210)} ${p(66)} ${q(-140)}Z`,
    '#d7d2c8',
    { light: 0.6 },
  );
  d.solid(oval(p(0), q(-224), 16 * s, 16 * s), 'bright');
}

function pick(d, x, y) {
  d.rule(`M${x} ${y + 6}V${y - 90}`, { width: 7 });
  d.solid(oval(x, y - 30, 26, 22), '#8b9a3c', { light: 0.5 });
  d.solid(oval(x, y - 94, 12, 12), 'bright');
}

export function vapour(d, y) {
  for (const x of [-80, 0, 80])
    d.rule(`M${x} ${y}q-30 -36 0 -70t0 -70`, { width: 6, opacity: 0.55 });
}
