import { expect, type Page } from '@playwright/test';

const FRONT = 'video[data-front]';
/** Colours of the films made for the tests, as their pictures are read back. */
const COLOURS = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  white: [255, 255, 255],
} as const;

export type FilmColour = keyof typeof COLOURS;

/** A screen that plays the films of one place. */
export class WallScreen {
  readonly page: Page;
  readonly #location_id: string;

  constructor(page: Page, location_id: string) {
    this.page = page;
    this.#location_id = location_id;
  }

  /** Films of the list that the server has now. */
  async listed(): Promise<number> {
    const reply = await this.page.request.get('/api/static/video-wall.json');
    type Places = { locations: { location_id: string; video_urls: string[] }[] };
    const { locations } = (await reply.json()) as Places; // the contract's
    const own = locations.find(({ location_id }) => location_id === this.#location_id);
    return own?.video_urls.length ?? 0;
  }

  /** Starts the screen, or starts it again, once the server has a list of so many films. */
  async start(films: number): Promise<void> {
    await expect.poll(() => this.listed()).toBe(films);
    await this.page.goto(`/wall?location=${this.#location_id}`);
  }

  /** The colour of the picture in front; null = there is none. */
  async colour(): Promise<FilmColour | null> {
    const [seen] = await this.colours(1);
    return seen ?? null;
  }

  /** Reads the picture in front at each frame, until so many different films were seen one after the other. */
  colours(films: number): Promise<readonly (FilmColour | null)[]> {
    return this.#read({ films, turns: Number.POSITIVE_INFINITY });
  }

  /** Reads the picture in front at each frame, until a film was followed by another or by itself so many times. */
  coloursOfTurns(turns: number): Promise<readonly (FilmColour | null)[]> {
    return this.#read({ films: Number.POSITIVE_INFINITY, turns });
  }

  async #read(until: Omit<Wanted, 'front'>): Promise<readonly (FilmColour | null)[]> {
    const pictures = await this.page.evaluate(readPictures, { front: FRONT, ...until });
    return pictures.map((rgb) => (rgb === null ? null : nameOf(rgb)));
  }

  /** Waits until a film of this colour is on screen. */
  async shows(colour: FilmColour): Promise<void> {
    await expect.poll(() => this.colour(), { intervals: [50] }).toBe(colour);
  }

  /** The addresses of the films that are kept on the device. */
  kept(): Promise<readonly string[]> {
    return this.page.evaluate(async () => {
      const films = await (await caches.open('films')).keys();
      return films.map(({ url }) => new URL(url).pathname);
    });
  }
}

type Wanted = { readonly front: string; readonly films: number; readonly turns: number };

/** Runs in the page. Returns the pictures in the order in which they were seen, each once until it changes. */
async function readPictures({
  front,
  films,
  turns,
}: Wanted): Promise<(readonly number[] | null)[]> {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const seen: (readonly number[] | null)[] = [];
  let last: string | undefined;
  let shown: HTMLVideoElement | null = null;
  let turned = -1;
  while (seen.length < films && turned < turns) {
    await new Promise(requestAnimationFrame);
    const film = document.querySelector<HTMLVideoElement>(front);
    if (film !== shown) turned += 1;
    shown = film;
    const hasPicture = film !== null && film.readyState >= 2;
    if (hasPicture) canvas?.drawImage(film, 0, 0, 1, 1);
    const picture = hasPicture ? [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])] : null;
    if (String(picture) === last) continue;
    last = String(picture);
    seen.push(picture);
  }
  return seen;
}

/** The nearest colour; null for the black of no picture. */
function nameOf([red = 0, green = 0, blue = 0]: readonly number[]): FilmColour | null {
  const near = Object.entries(COLOURS).find(([, [r, g, b]]) =>
    [red - r, green - g, blue - b].every((off) => Math.abs(off) < 60),
  );
  return (near?.[0] as FilmColour | undefined) ?? null; // one of the keys above
}
