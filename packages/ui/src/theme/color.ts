/** A colour as lightness 0–1, chroma and hue in radians, in the perceptual OKLCH space. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

type Triple = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb`; null for anything else. */
export function parseHex(hex: string): Oklch | null {
  const long = hex.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (!/^#[\da-f]{6}$/i.test(long)) return null;
  return linearToOklch(hexToLinear(long));
}

/** Writes `#rrggbb`; a colour that no sRGB screen can show loses chroma, never lightness. */
export function formatHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let shown = oklchToLinear({ l: lightness, c, h });
  if (!isShowable(shown)) {
    let low = 0;
    let high = c;
    for (let round = 0; round < 9; round++) {
      const middle = (low + high) / 2;
      if (isShowable(oklchToLinear({ l: lightness, c: middle, h }))) low = middle;
      else high = middle;
    }
    shown = oklchToLinear({ l: lightness, c: low, h });
  }
  return `#${shown.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of two `#rrggbb` colours as WCAG 2 defines it, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const a = luminance(first);
  const b = luminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = hexToLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function hexToLinear(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

function toLinear(byte: number): number {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const channel = Math.min(1, Math.max(0, linear));
  return Math.round(
    255 * (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055),
  );
}

function isShowable(channels: Triple): boolean {
  return channels.every((channel) => channel > -0.0005 && channel < 1.0005);
}

// The matrices are Björn Ottosson's, https://bottosson.github.io/posts/oklab/
function linearToOklch([r, g, b]: Triple): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  };
}

function oklchToLinear({ l: lightness, c, h }: Oklch): Triple {
  const x = c * Math.cos(h);
  const y = c * Math.sin(h);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
