import { group } from './pen.mjs';
import { art } from './art.mjs';

/** A slice of pie seen from its cut side: { filling, crust, crown }. Origin: the middle of the underside. */
export function drawSlice(pen, { filling, crust, crown }) {
  const cream = pen.linear(['#ffffff', '#fff4dc']);
  const puffs = [-170, -84, 2, 88].map(
    (x, i) =>
      `<path d="M${x - 58} -214C${x - 70} -262 ${x - 30} -${296 + (i % 2) * 16} ${x} -${300 + (i % 2) * 16}C${x + 34} -${292 + (i % 2) * 12} ${x + 70} -262 ${x + 58} -214Z" fill="${cream}" stroke="#ead9b8" stroke-width="3"/>`,
  );
  const picture = `<path d="M-300 -206L250 -236L300 -200V-30Q300 -8 276 -8H-276Q-290 -8 -292 -24Z" fill="${crust[1]}"/>
    <path d="M-284 -40L-296 -200L232 -200V-40Z" fill="${pen.linear(filling)}"/>
    <path d="M-290 -52H236V-12H-278Q-288 -12 -290 -24Z" fill="${pen.linear(crust)}"/>
    <path d="M228 -216C262 -244 318 -236 314 -196L300 -26Q298 -10 280 -10H228Z" fill="${pen.linear(crust)}"/>
    <path d="M-296 -202C-240 -236 200 -240 236 -204L232 -186Q-20 -206 -294 -182Z" fill="${cream}"/>
    ${puffs.join('')}<path d="M-264 -150H-120" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/>${group(art(crown, 190), { x: 10, y: -262, turn: -8 })}`;
  return { picture, width: 640, height: 430 };
}
