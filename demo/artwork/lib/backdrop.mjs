import { round } from './pen.mjs';

const PATTERNS = { tiles, stripes, dots, planks, rays, night, scallops, plain: () => '' };
const TABLES = { wood, linen, gingham, marble };

/** The wall behind and the table below: one look per category, so that a list reads as one family. */
export function drawBackdrop(
  pen,
  { wall, pattern = 'plain', table, top = 'wood', light = '#ffffff' },
  { width, height },
) {
  const edge = Math.round(height * 0.6);
  const glow = pen.radial(
    [
      [light, 0.5],
      [light, 0.22],
      [light, 0.06],
      [light, 0],
    ],
    [0.47, 0.72, 0.62],
  );
  const fall = pen.radial(
    [
      ['#000000', 0],
      ['#000000', 0],
      ['#3a1c08', 0.2],
    ],
    [0.5, 0.5, 0.8],
  );
  return {
    edge,
    behind: `<rect width="${width}" height="${height}" fill="${pen.linear(wall)}"/>${PATTERNS[pattern](pen, { width, edge })}
      <rect width="${width}" height="${edge}" fill="${glow}"/>
      <rect y="${edge}" width="${width}" height="${height - edge}" fill="${pen.linear(table)}"/>${TABLES[top](pen, { width, height, edge, table })}
      <rect y="${edge}" width="${width}" height="16" fill="#000" opacity=".10"/><rect y="${edge}" width="${width}" height="5" fill="#fff" opacity=".5"/>`,
    over: `<rect width="${width}" height="${height}" fill="${fall}"/>`,
  };
}

function tiles(_pen, { width, edge }) {
  const lines = [];
  for (let row = 0; row * 72 < edge; row += 1) {
    lines.push(`M0 ${edge - row * 72}H${width}`);
    for (let x = row % 2 === 0 ? 0 : 80; x < width; x += 160)
      lines.push(`M${x} ${edge - row * 72}v-72`);
  }
  return `<path d="${lines.join('')}" stroke="#fff" stroke-opacity=".26" stroke-width="6" fill="none"/>`;
}

function stripes(_pen, { width, edge }) {
  const bands = [];
  for (let x = 0; x < width; x += 150) bands.push(`<rect x="${x}" width="75" height="${edge}"/>`);
  return `<g fill="#fff" opacity=".16">${bands.join('')}</g>`;
}

function dots(_pen, { width, edge }) {
  const spots = [];
  for (let row = 0; row * 80 < edge; row += 1)
    for (let x = row % 2 === 0 ? 30 : 80; x < width; x += 100)
      spots.push(`<circle cx="${x}" cy="${row * 80 + 34}" r="13"/>`);
  return `<g fill="#fff" opacity=".24">${spots.join('')}</g>`;
}

function planks(pen, { width, edge }) {
  const boards = [];
  for (let y = 0; y < edge; y += 96)
    boards.push(
      `<rect y="${y}" width="${width}" height="92" fill="#fff" opacity="${round(pen.between(0.03, 0.14))}"/><rect y="${y + 92}" width="${width}" height="4" fill="#000" opacity=".12"/>`,
    );
  return boards.join('');
}

function rays(_pen, { width, edge }) {
  const beams = Array.from(
    { length: 14 },
    (_, i) => `<path d="M${width / 2} ${edge}L${-width + i * (width / 4.6)} -700h${width / 9}Z"/>`,
  );
  return `<g fill="#fff" opacity=".15">${beams.join('')}</g>`;
}

function scallops(_pen, { width, edge }) {
  const shells = [];
  for (let row = 0; row * 60 < edge + 60; row += 1)
    for (let x = row % 2 === 0 ? 0 : 60; x < width + 60; x += 120)
      shells.push(`M${x - 60} ${row * 60}a60 60 0 0 0 120 0`);
  return `<path d="${shells.join('')}" stroke="#fff" stroke-opacity=".2" stroke-width="5" fill="none"/>`;
}

function night(pen, { width, edge }) {
  const stars = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${round(pen.between(0, width))}" cy="${round(pen.between(0, edge - 120))}" r="${round(pen.between(1.5, 4.5))}" fill="#fff" opacity="${round(pen.between(0.3, 0.9))}"/>`,
  );
  const lamps = Array.from(
    { length: 13 },
    () =>
      `<circle cx="${round(pen.between(0, width))}" cy="${round(edge - pen.between(10, 150))}" r="${round(pen.between(16, 44))}" fill="${pen.pick(['#ffb347', '#ff6f61', '#ffd98a', '#7fd1e0'])}" opacity="${round(pen.between(0.12, 0.34))}"/>`,
  );
  return stars.join('') + lamps.join('');
}

function wood(pen, { width, height, edge }) {
  const grain = [];
  for (let i = -8; i <= 8; i += 1)
    grain.push(
      `M${round(width / 2 + i * width * 0.075)} ${edge}L${round(width / 2 + i * width * 0.17)} ${height}`,
    );
  const streaks = Array.from({ length: 26 }, () => {
    const y = pen.between(edge + 20, height);
    const x = pen.between(-60, width);
    return `M${round(x)} ${round(y)}q${round(pen.between(60, 160))} ${round(pen.between(-7, 7))} ${round(pen.between(180, 340))} 0`;
  });
  return `<path d="${grain.join('')}" stroke="#2b1204" stroke-opacity=".2" stroke-width="4"/><path d="${streaks.join('')}" stroke="#2b1204" stroke-opacity=".09" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

function linen(_pen, { width, height, edge }) {
  const weave = [];
  for (let y = edge + 14; y < height; y += 14) weave.push(`M0 ${y}H${width}`);
  return `<path d="${weave.join('')}" stroke="#fff" stroke-opacity=".22" stroke-width="4"/><path d="M0 ${edge + 60}Q${width * 0.3} ${edge + 20} ${width * 0.5} ${height}M${width} ${edge + 90}Q${width * 0.86} ${edge + 130} ${width * 0.8} ${height}" stroke="#000" stroke-opacity=".07" stroke-width="26" fill="none"/>`;
}

function gingham(_pen, { width, height, edge }) {
  // Lines on a cloth run apart towards us.
  function across(line, spread) {
    return round(width / 2 + line * width * spread);
  }
  const columns = [];
  for (let i = -14; i <= 14; i += 2) {
    columns.push(
      `M${across(i, 0.05)} ${edge}L${across(i, 0.085)} ${height}H${across(i + 1, 0.085)}L${across(i + 1, 0.05)} ${edge}Z`,
    );
  }
  const rows = [0, 0.3, 0.68].map(
    (t) =>
      `<rect y="${round(edge + (height - edge) * t)}" width="${width}" height="${round((height - edge) * (0.13 + t * 0.1))}"/>`,
  );
  return `<g fill="#fff" opacity=".34"><path d="${columns.join('')}"/></g><g fill="#fff" opacity=".34">${rows.join('')}</g>`;
}

function marble(pen, { width, height, edge }) {
  const veins = Array.from({ length: 9 }, () => {
    const x = pen.between(-100, width);
    return `M${round(x)} ${round(pen.between(edge, height))}c80 ${round(pen.between(-60, 60))} 160 ${round(pen.between(-50, 50))} 320 ${round(pen.between(-60, 60))}`;
  });
  return `<path d="${veins.join('')}" stroke="#6d6d7a" stroke-opacity=".16" stroke-width="5" fill="none"/>`;
}
