/** A pen draws one picture: it hands out gradients with names of their own and repeatable chance. */
export function createPen(seed) {
  const definitions = [];
  const random = seededRandom(seed);

  function define(make) {
    const id = `d${definitions.length}`;
    definitions.push(make(id));
    return id;
  }

  return {
    definitions,
    random,
    between: (low, high) => low + random() * (high - low),
    pick: (list) => list[Math.floor(random() * list.length)],
    /** Colours from top to bottom (or left to right). */
    linear(colours, direction = 'down') {
      const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
      const id = define(
        (name) =>
          `<linearGradient id="${name}" x1="0" y1="0" ${end}>${stops(colours)}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    /** Colours from the inside out, lit from the upper left unless told. */
    radial(colours, [x, y, r] = [0.38, 0.28, 0.85]) {
      const id = define(
        (name) =>
          `<radialGradient id="${name}" cx="${x}" cy="${y}" r="${r}">${stops(colours)}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    blur(deviation) {
      const id = define(
        (name) =>
          `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
      return `url(#${id})`;
    },
    clip(path) {
      const id = define((name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
      return `url(#${id})`;
    },
  };
}

export function group(content, { x = 0, y = 0, scale = 1, turn = 0, rest = '' } = {}) {
  const move = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})`;
  return `<g transform="${move}" ${rest}>${content}</g>`;
}

/** A closed curve through points, without corners. */
export function smooth(points) {
  const start = middle(points.at(-1), points[0]);
  const curves = points.map((point, index) => {
    const [x, y] = middle(point, points[(index + 1) % points.length]);
    return `Q${round(point[0])} ${round(point[1])} ${round(x)} ${round(y)}`;
  });
  return `M${round(start[0])} ${round(start[1])}${curves.join('')}Z`;
}

function middle(a, b) {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** A band across the picture whose upper and lower edges wander. */
export function wavyBand(pen, { left, right, top, bottom, wave, steps = 14 }) {
  const xs = Array.from({ length: steps + 1 }, (_, i) => left + ((right - left) * i) / steps);
  const [upper, lower] = [top, bottom].map((y) => xs.map((x) => [x, y + pen.between(-wave, wave)]));
  return smooth([...upper, ...lower.toReversed()]);
}

export function round(number) {
  return Math.round(number * 100) / 100;
}

function stops(colours) {
  return colours
    .map((colour, index) => {
      const [paint, opacity = 1] = [colour].flat();
      return `<stop offset="${round(index / (colours.length - 1))}" stop-color="${paint}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** mulberry32 over a hash of the text: the same picture is the same on every machine. */
function seededRandom(text) {
  let state = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
