import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FRAMES_PER_SECOND = 30;
/** The last frame turns into the first one, so that the loop has no jump. */
const FADE_SECONDS = 0.4;
/** H.264's measure of quality, best first. */
const QUALITIES = [29, 31, 33, 35];
/** Colours as every browser reads them. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Writes the frames of a folder as an MP4 without sound, in the best quality in which it is small enough. */
export function encodeFilm(folder, file, { width, mostBytes }) {
  const frames = readFileSync(join(folder, 'frames.ffconcat'), 'utf8');
  const seconds = [...frames.matchAll(/^duration (.+)$/gmu)].reduce(
    (sum, [, s]) => sum + Number(s),
    0,
  );
  const [first] = frames.match(/^file (.+)$/mu)?.slice(1) ?? [];
  const drawn = `fps=${FRAMES_PER_SECOND},scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1`;
  const offset = (seconds - FADE_SECONDS).toFixed(3);
  const graph = `[0]${drawn}[a];[1]${drawn}[b];[a][b]xfade=duration=${FADE_SECONDS}:offset=${offset}`;
  const film = ['-f', 'concat', '-i', join(folder, 'frames.ffconcat')];
  const rate = String(FRAMES_PER_SECOND);
  const still = [
    '-loop',
    '1',
    '-framerate',
    rate,
    '-t',
    String(FADE_SECONDS),
    '-i',
    join(folder, first),
  ];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', ...COLOURS];
  for (const quality of QUALITIES) {
    const drawing = ['-filter_complex', graph, '-an', ...codec, '-crf', String(quality)];
    // With the index in front, a browser plays before all of it has come.
    ffmpeg([...film, ...still, ...drawing, '-movflags', '+faststart', file]);
    if (statSync(file).size <= mostBytes) return;
  }
}

/** Says how to get the encoder where it is missing. */
export function requireFfmpeg() {
  const { error } = spawnSync('ffmpeg', ['-version']);
  if (error) throw new Error('The films need ffmpeg. Install it first: apt-get install -y ffmpeg');
}

function ffmpeg(args) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...args]);
  if (status !== 0) throw new Error(`ffmpeg failed: ${String(stderr)}`);
}
