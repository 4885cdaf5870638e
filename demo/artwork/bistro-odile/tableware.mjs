import { ellipse } from './sketch.mjs';

/** A plate seen from the chair: rim, well, and its shadow on the cloth. */
export function plate(s, { rx = 420, ry = 128, y = 190, band } = {}) {
  s.wash(ellipse(26, y + 34, rx * 0.96, ry * 0.96), '#d8cbb2');
  s.cover(ellipse(0, y, rx, ry), 'white');
  s.line(
    `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}l-4 22A${rx} ${ry} 0 0 1 ${-rx + 4} ${y + 22}Z`,
    5,
  );
  s.line(ellipse(0, y - 4, rx * 0.72, ry * 0.66), 3.5);
  if (band) s.shape(ellipse(0, y, rx * 0.93, ry * 0.92), null, { line: 3 });
}

/** A board with its handle to the right. */
export function board(s, { rx = 380, y = 210 } = {}) {
  s.cover(
    `M${-rx} ${y - 60}H${rx}Q${rx + 30} ${y - 60} ${rx + 30} ${y - 30}H${rx + 150}V${y + 30}H${rx + 30}Q${rx + 30} ${y + 60} ${rx} ${y + 60}H${-rx}Q${-rx - 30} ${y + 60} ${-rx - 30} ${y}Q${-rx - 30} ${y - 60} ${-rx} ${y - 60}Z`,
    'toast',
  );
  s.line(`M${-rx + 40} ${y - 24}h300M${-rx + 120} ${y + 16}h420M${rx - 200} ${y - 20}h140`, 3);
}

export function fork(s, x, y = 180) {
  s.line(
    `M${x} ${y - 190}v90q0 40 24 44v236M${x + 48} ${y - 190}v90q0 40 -24 44M${x + 16} ${y - 190}v80M${x + 32} ${y - 190}v80`,
    6,
  );
}

export function sprig(s, x, y, turn = 0, scale = 1) {
  const at = [x, y, turn, scale];
  s.shape(
    'M0 0Q-34 -24 -26 -58Q4 -40 0 0ZM0 0Q34 -24 30 -58Q-2 -40 0 0ZM0 6Q-48 6 -62 -22Q-22 -28 0 6ZM0 6Q48 6 62 -22Q22 -28 0 6Z',
    'green',
    { line: 4, at },
  );
}

export function lemon(s, x, y, turn = 0, scale = 1) {
  const at = [x, y, turn, scale];
  s.cover('M-70 0A70 62 0 0 1 70 0Q0 34 -70 0Z', 'honey', { at });
  s.line('M-50 -4A50 42 0 0 1 50 -4M0 -46V8M-34 -34L-10 8M34 -34L10 8', 3.5, at);
}

/** Fries that stand in a heap or a cup; drawn from the back to the front. */
export function fries(s, x, y, { count = 16, width = 180, tall = 190 } = {}) {
  for (let i = 0; i < count; i += 1) {
    const spot = x - width / 2 + (i % 8) * (width / 7) + s.pen.between(-8, 8);
    const lean = ((spot - x) / width) * 50 + s.pen.between(-12, 12);
    const height = tall * s.pen.between(0.72, 1.05) * (i < 8 ? 1 : 0.78);
    s.cover(`M-11 0V${-height}L13 ${-height - 8}V0Z`, i % 3 === 0 ? 'ochre' : 'honey', {
      line: 4,
      at: [spot, y, lean],
    });
  }
}

/** A ramekin or small dish of something. */
export function ramekin(s, x, y, wash, { w = 90, h = 70, pot = 'white' } = {}) {
  s.cover(
    `M${x - w} ${y}L${x - w * 0.82} ${y + h}Q${x} ${y + h + 26} ${x + w * 0.82} ${y + h}L${x + w} ${y}Z`,
    pot,
  );
  for (let i = -3; i <= 3; i += 1) s.line(`M${x + i * w * 0.24} ${y + 26}v${h - 30}`, 3);
  s.cover(ellipse(x, y, w, w * 0.28), 'white');
  s.shape(ellipse(x, y + 2, w * 0.84, w * 0.2), wash, { line: 4 });
}
