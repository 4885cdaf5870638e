import { oval, plate, TONE, tray } from './deco.mjs';
import { pot, vapour } from './plates.mjs';

/** Desserts, drinks, and room service. */
export const POURS = {
  cake(d) {
    tray(d);
    plate(d, { rx: 370 });
    let y = 200;
    for (let i = 0; i < 4; i += 1) {
      d.solid(
        `M-230 ${y}L-230 ${y - 52}L220 ${y - 84}L220 ${y - 26}Z`,
        i % 2 ? '#4a2a1c' : '#5f3826',
        { light: 0.18 },
      );
      d.solid(`M-230 ${y - 52}L-230 ${y - 66}L220 ${y - 98}L220 ${y - 84}Z`, '#2a140c', {
        edge: false,
      });
      y -= 66;
    }
    d.solid(`M-230 ${y}L60 ${y - 66}L220 ${y - 32}Z`, '#3a1e12', { light: 0.4 });
    d.solid(
      `M-236 ${y - 4}L226 ${y - 36}V${y + 6}q-18 40 -40 4q-26 60 -58 6q-30 40 -62 6q-30 70 -70 8q-36 40 -70 6q-30 50 -66 8q-34 36 -96 -10Z`,
      '#2f170d',
      { light: 0.4 },
    );
    d.dots(16, [10, y - 34, 110, 16], (x, py) =>
      d.add(`<rect x="${x}" y="${py}" width="9" height="7" fill="#fff" opacity=".9"/>`),
    );
    d.solid(oval(60, y - 66, 34, 32), '#a3233a', { light: 0.6 });
    d.rule(`M60 ${y - 96}q10 -40 44 -50`, { tone: 'sage' });
  },
  cookies(d) {
    tray(d);
    plate(d, { rx: 300, y: 226 });
    for (const [x, y] of [
      [-170, 196],
      [-40, 206],
      [-120, 140],
      [-96, 84],
    ]) {
      d.solid(
        `M${x - 120} ${y}Q${x - 120} ${y - 46} ${x} ${y - 48}Q${x + 120} ${y - 46} ${x + 120} ${y}Q${x + 116} ${y + 26} ${x} ${y + 28}Q${x - 116} ${y + 26} ${x - 120} ${y}Z`,
        'crust',
      );
      d.dots(8, [x, y - 16, 88, 20], (px, py) =>
        d.solid(oval(px, py, 14, 10), 'cocoa', { edge: false }),
      );
    }
    d.solid('M150 -110L174 226Q240 250 306 226L330 -110Z', '#e9eef2', { light: 0.6, dark: 0.3 });
    d.solid('M156 -30L174 222Q240 244 306 222L324 -30Z', '#fffdf6', {
      edge: false,
      light: 0.2,
      dark: 0.12,
    });
    d.rule(oval(240, -110, 90, 20), { tone: '#fff' });
  },
  cheesecake(d) {
    tray(d);
    plate(d, { rx: 380 });
    d.solid('M-280 150L60 50L280 110L-60 226Z', '#b07a3a');
    d.solid('M-280 150V20L-60 90V226Z', '#f7e7c0', { light: 0.2, dark: 0.1 });
    d.solid('M-60 226V90L280 -10V110Z', '#ecd39c');
    d.solid('M-280 20L60 -74L280 -10L-60 90Z', '#c98a45', { light: 0.5 });
    d.rule('M-280 146L-60 214L280 104', { width: 16, tone: '#8a5a2a' });
    for (const [x, y] of [
      [-60, -20],
      [20, -50],
      [60, -6],
      [110, -40],
      [-10, 20],
    ])
      d.solid(oval(x, y, 34, 30), '#8f1f35', { light: 0.6 });
    d.solid('M-30 30q-30 70 6 110q30 -30 14 -110Z', 'wine', { edge: false });
  },
  'old-fashioned'(d) {
    tray(d);
    d.solid('M-210 -110L-180 226Q0 262 180 226L210 -110Z', '#dfe6ec', { light: 0.55, dark: 0.3 });
    d.solid('M-196 30L-178 216Q0 250 178 216L196 30Z', '#c0661c', { edge: false, light: 0.4 });
    d.add(
      '<g transform="rotate(-14)"><rect x="-120" y="-10" width="170" height="170" rx="22" fill="#fff" opacity=".34" stroke="#fff" stroke-opacity=".7" stroke-width="5"/></g>',
    );
    d.rule('M-188 60L-176 200M-140 80L-132 214M140 80L132 214M188 60L176 200', {
      tone: '#fff',
      opacity: 0.35,
      width: 7,
    });
    d.rule(oval(0, -110, 210, 38), { tone: '#fff', width: 6 });
    d.solid(
      'M60 -150C140 -190 230 -130 200 -50C190 -20 160 -30 166 -60C180 -110 130 -140 84 -118Z',
      '#f29a2e',
    );
    d.solid(oval(-60, -30, 34, 32), '#7d1528', { light: 0.6 });
  },
  martini(d) {
    tray(d);
    stem(d, 0, '#e6ecd9', 0.26);
    d.rule('M-120 -190L140 -20', { width: 7 });
    for (const t of [0.34, 0.52, 0.7]) {
      const [x, y] = [-120 + 260 * t, -190 + 170 * t];
      d.solid(oval(x, y, 32, 28), '#8b9a3c', { light: 0.5 });
      d.solid(oval(x + 14, y - 4, 8, 8), '#c23a2c', { edge: false });
    }
  },
  spritz(d) {
    tray(d);
    d.solid('M-14 90H14V220H-14Z', '#dfe6ec');
    d.solid(oval(0, 228, 140, 30), '#dfe6ec');
    d.solid('M-180 -230C-214 0 -140 96 0 100C140 96 214 0 180 -230Z', '#e9eef2', {
      light: 0.5,
      dark: 0.3,
    });
    d.solid('M-194 -110C-196 20 -120 86 0 90C120 86 196 20 194 -110Z', '#f2683c', {
      edge: false,
      light: 0.45,
    });
    d.add(
      '<g fill="#fff" opacity=".4"><rect x="-120" y="-90" width="92" height="92" rx="16" transform="rotate(-12 -74 -44)"/><rect x="10" y="-60" width="92" height="92" rx="16" transform="rotate(16 56 -14)"/></g>',
    );
    d.dots(26, [0, -10, 120, 70], (x, y) =>
      d.add(`<circle cx="${x}" cy="${y}" r="6" fill="#fff" opacity=".6"/>`),
    );
    d.rule(oval(0, -230, 180, 30), { tone: '#fff', width: 6 });
    d.solid(oval(150, -220, 84, 84), '#f29a2e');
    d.rule(
      `${oval(150, -220, 68, 68)}M150 -288V-152M82 -220H218M102 -268L198 -172M102 -172L198 -268`,
      { tone: '#ffe0b0', width: 5 },
    );
  },
  bubbles(d) {
    tray(d);
    d.solid('M-240 20H60L30 236H-210Z', '#b9b3a8', { light: 0.7, dark: 0.5 });
    d.solid(
      'M-130 -300H-70V-200C-70 -130 -30 -110 -30 -20V40H-170V-20C-170 -110 -130 -130 -130 -200Z',
      '#2f5a41',
      { light: 0.5 },
    );
    d.solid('M-136 -310H-64V-190H-136Z', 'brass');
    d.dots(14, [-90, 20, 130, 20], (x, y) =>
      d.solid(`M${x - 34} ${y}l20 -34l40 6l8 36Z`, '#e4eef4', { light: 0.4, dark: 0.1 }),
    );
    d.solid('M-252 10H72L68 46H-248Z', '#d7d2c8', { light: 0.6 });
    for (const x of [180, 300]) {
      d.solid(`M${x - 44} -150L${x - 34} 60Q${x} 96 ${x + 34} 60L${x + 44} -150Z`, '#f3e6c4', {
        light: 0.5,
      });
      d.solid(`M${x - 8} 86H${x + 8}V220H${x - 8}Z`, '#dfe6ec');
      d.solid(oval(x, 226, 64, 18), '#dfe6ec');
      d.dots(9, [x, -40, 20, 80], (px, py) =>
        d.add(`<circle cx="${px}" cy="${py}" r="5" fill="#fff" opacity=".85"/>`),
      );
    }
  },
  towels(d) {
    tray(d);
    for (const [y, c] of [
      [190, 'ivory'],
      [110, 'linen'],
      [30, 'ivory'],
    ]) {
      d.solid(
        `M-290 ${y}Q-310 ${y + 36} -280 ${y + 62}H250Q310 ${y + 62} 310 ${y + 22}Q310 ${y - 18} 250 ${y - 18}H-250Q-290 ${y - 18} -290 ${y}Z`,
        c,
        { light: 0.3, dark: 0.2 },
      );
      d.rule(`M-270 ${y + 22}H250Q278 ${y + 22} 280 ${y + 8}M-260 ${y + 44}H240`, {
        tone: 'brass',
        width: 3,
      });
    }
    for (const x of [-130, 120]) {
      d.solid(oval(x, -40, 110, 44), 'linen');
      d.rule(
        `M${x - 60} -40A60 24 0 1 1 ${x + 50} -34A44 18 0 1 1 ${x - 34} -40A28 12 0 1 1 ${x + 16} -38`,
        { tone: 'brass', width: 4 },
      );
    }
    for (const t of [-30, 0, 30])
      d.add(
        `<g transform="translate(0 -80) rotate(${t})"><path d="M0 0Q-18 -60 0 -120Q18 -60 0 0Z" fill="${TONE.sage}" stroke="${TONE.bright}" stroke-width="3"/></g>`,
      );
  },
  pillows(d) {
    tray(d, { rx: 500 });
    for (const [y, t, c] of [
      [150, -2, 'ivory'],
      [20, 3, 'linen'],
    ])
      d.add(
        `<g transform="translate(0 ${y}) rotate(${t})"><path d="M-340 -60C-250 -100 250 -100 340 -60C370 -30 370 60 340 90C240 120 -240 120 -340 90C-370 60 -370 -30 -340 -60Z" fill="${TONE[c]}" stroke="${TONE.bright}" stroke-width="5"/><path d="M-300 -30Q-240 10 -290 60M300 -30Q240 10 290 60M-120 -60Q0 -20 120 -62M-160 80Q0 50 160 84" fill="none" stroke="#a8946c" stroke-width="5" stroke-linecap="round"/></g>`,
      );
    d.solid('M-40 -140L40 -140L52 -96H-52Z', 'night');
    d.rule('M-18 -118H18', { width: 5 });
  },
  ice(d) {
    tray(d);
    d.solid('M-220 -20L-180 226Q0 262 180 226L220 -20Z', '#b9b3a8', { light: 0.75, dark: 0.5 });
    d.rule('M-236 40C-330 30 -330 150 -210 150M236 40C330 30 330 150 210 150', {
      width: 14,
      tone: 'brass',
    });
    for (const [x, y, t] of [
      [-130, -70, 20],
      [0, -90, -12],
      [120, -66, 30],
      [-60, -130, 8],
      [70, -146, -24],
    ])
      d.add(
        `<g transform="translate(${x} ${y}) rotate(${t})"><rect x="-62" y="-62" width="124" height="124" rx="20" fill="#cfe2ee" stroke="#fff" stroke-width="5"/><path d="M-40 -38H16M-40 -38V10" stroke="#fff" stroke-width="9" stroke-linecap="round"/></g>`,
      );
    d.solid('M-236 -40H236L230 4H-230Z', '#d7d2c8', { light: 0.6 });
  },
  cloche(d) {
    tray(d, { rx: 480 });
    d.solid(
      'M-380 230C-390 -30 -220 -170 0 -170C220 -170 390 -30 380 230Q0 290 -380 230Z',
      '#c3bdb2',
      { light: 0.75, dark: 0.55 },
    );
    d.rule('M-290 180C-290 20 -200 -80 -90 -110', { tone: '#fff', width: 20, opacity: 0.75 });
    d.rule('M-380 226Q0 286 380 226', { width: 10 });
    d.solid('M-26 -170H26L18 -200H-18Z', 'brass');
    d.solid(oval(0, -226, 40, 36), 'brass', { light: 0.6 });
  },
  header(d) {
    const towers = [
      [-740, 150, 330],
      [-620, 110, 450],
      [-520, 130, 300],
      [420, 120, 400],
      [530, 150, 300],
      [660, 130, 480],
    ];
    for (const [x, w, h] of towers) {
      d.solid(
        `M${x} 216V${216 - h}h${w * 0.25}v-34h${w * 0.2}v-40h${w * 0.1}v40h${w * 0.2}v34h${w * 0.25}V216Z`,
        '#1d2c50',
        { light: 0.1, dark: 0.3 },
      );
      for (let y = 216 - h + 40; y < 190; y += 44)
        for (let i = 0; i < 4; i += 1)
          if (d.pen.random() > 0.42)
            d.add(
              `<rect x="${x + 14 + (i * (w - 28)) / 4}" y="${y}" width="${(w - 28) / 7}" height="22" fill="${TONE.bright}" opacity=".85"/>`,
            );
    }
    POURS.night(d);
  },
  night(d) {
    tray(d, { rx: 520 });
    pot(d, -300, 20, 1.05);
    d.solid(
      'M-120 230C-126 60 -10 -30 120 -30C250 -30 366 60 360 230Q120 276 -120 230Z',
      '#c3bdb2',
      { light: 0.75, dark: 0.55 },
    );
    d.rule('M-60 190C-60 90 10 30 70 10', { tone: '#fff', width: 15, opacity: 0.75 });
    d.solid(oval(120, -56, 28, 26), 'brass', { light: 0.6 });
    d.rule('M-120 226Q120 272 360 226', { width: 8 });
    d.add(
      `<path d="M330 -330A110 110 0 1 0 440 -190A140 140 0 0 1 330 -330Z" fill="${TONE.bright}"/>`,
    );
    vapour(d, -230);
  },
};

function stem(d, x, drink, level) {
  d.solid(`M${x - 250} -190H${x + 250}L${x} 70Z`, '#e9eef2', { light: 0.5, dark: 0.3 });
  const half = 250 * (1 - level);
  d.solid(`M${x - half} ${-190 + 260 * level}H${x + half}L${x} 64Z`, drink, {
    edge: false,
    light: 0.3,
    dark: 0.2,
  });
  d.solid(`M${x - 9} 66H${x + 9}V220H${x - 9}Z`, '#dfe6ec');
  d.solid(oval(x, 228, 140, 30), '#dfe6ec');
}
