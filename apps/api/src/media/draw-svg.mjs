import sharp from 'sharp';

/**
 * Draws the SVG on its standard input once, as wide as it will ever be, and ends with 0 when that worked. Runs in a process
 * of its own: a drawing cannot be stopped from within, and a few bytes can ask for minutes.
 */
const [least_width, most_width, most_pixels, most_cpu_seconds, most_bytes] = process.argv
  .slice(2)
  .map(Number);
const LOOK_EVERY_MS = 20;
const DOTS_PER_INCH = 72;
/** As in drawing-density.ts, which this process cannot load. */
const MOST_DOTS_PER_INCH = 2400;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch =
    (user + system) / 1e6 > most_cpu_seconds || process.memoryUsage.rss() > most_bytes;
  // The thread that draws keeps the process from ending in any milder way.
  if (isTooMuch) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const bytes = Buffer.concat(chunks);
const limits = { limitInputPixels: most_pixels, failOn: 'error' };
try {
  const { format, width } = await sharp(bytes, limits).metadata();
  if (format !== 'svg') process.exit(1);
  const shown = Math.min(most_width, Math.max(least_width, width));
  const density = Math.min(
    MOST_DOTS_PER_INCH,
    Math.max(1, Math.ceil((DOTS_PER_INCH * shown) / width)),
  );
  await sharp(bytes, { ...limits, density })
    .raw()
    .toBuffer();
  process.exit(0);
} catch {
  process.exit(1);
}
