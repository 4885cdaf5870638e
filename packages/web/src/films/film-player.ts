/** A film begins within this time, or it is passed over. */
const START_MS = 3000;
/** With nothing on screen, a slow device gets twice the time at each round through the list, up to eight times. */
const MOST_DOUBLINGS = 3;
const LOOK_MS = 1000;
/** Without progress for this long, a film is stuck. */
const STALL_MS = 5000;
const MOST_STALLS = 3;
const CURTAIN_SECONDS = 0.5;

export type FilmPlayerOptions = {
  readonly stage: HTMLElement;
  readonly isMuted: boolean;
  /** The films that play now; another list takes effect with the next film. */
  readonly films: () => readonly string[];
  readonly read: (url: string) => Promise<Blob | null>;
  /** A film has ended; the last picture stays until the next film shows one. */
  readonly onTurn: () => void;
  readonly onShown: (urls: readonly (string | null)[]) => void;
  readonly onFault: (fault: 'broken' | 'stalled', url: string) => void;
  /** Films have stuck one after the other: the page should begin again. */
  readonly onStuck: () => void;
};

export type FilmPlayer = { readonly start: () => void; readonly stop: () => void };

type Deck = { readonly video: HTMLVideoElement; url: string | null; address: string | null };

/**
 * Plays films one after the other in two elements, one above the other: while one plays, the next film stands ready in the
 * other on its first picture. The one in front stays until the next has shown a picture, so the screen is never empty.
 */
export function createFilmPlayer(options: FilmPlayerOptions): FilmPlayer {
  const { stage, isMuted, films, read, onTurn, onShown, onFault, onStuck } = options;
  const decks = [makeDeck(), makeDeck()] as const;
  let front = 0;
  let isStopped = false;
  let ready: Promise<string | null> | null = null;
  let stalls = 0;
  let emptyRounds = 0;
  let progress = { time: -1, since_ms: 0 };
  let looking: ReturnType<typeof setInterval> | undefined;
  const broken = new Set<string>();

  function makeDeck(): Deck {
    const video = document.createElement('video');
    video.muted = isMuted;
    video.playsInline = true;
    video.preload = 'auto';
    video.setAttribute('aria-hidden', 'true');
    return { video, url: null, address: null };
  }

  function deckAt(offset: 0 | 1): Deck {
    return front === offset ? decks[0] : decks[1];
  }

  /** The film after one, passing over those that did not begin since the list changed. */
  function following(url: string | null, tries: number): string | null {
    const list = films();
    if (list.length === 0) return null;
    const place = url === null ? -1 : list.indexOf(url);
    return list[(place + 1 + tries) % list.length] ?? null;
  }

  /** Puts the next film that begins into the element behind. */
  async function prepare(after: string | null): Promise<string | null> {
    const deck = deckAt(1);
    for (let tries = 0; tries < films().length && !isStopped; tries += 1) {
      const url = following(after, tries);
      if (url === null) return null;
      if (await load(deck, url)) {
        broken.delete(url);
        onShown([deckAt(0).url, url]);
        return url;
      }
      if (!broken.has(url)) onFault('broken', url);
      broken.add(url);
    }
    return null;
  }

  async function load(deck: Deck, url: string): Promise<boolean> {
    release(deck);
    const film = await read(url).catch(() => null);
    if (film === null || isStopped) return false;
    const { video } = deck;
    deck.url = url;
    deck.address = URL.createObjectURL(film);
    const patience_ms = START_MS * 2 ** Math.min(emptyRounds, MOST_DOUBLINGS);
    const begins = waitFor(video, 'loadeddata', patience_ms);
    video.src = deck.address;
    const hasBegun = await begins;
    if (!hasBegun) release(deck);
    return hasBegun;
  }

  function release(deck: Deck): void {
    const { video, address } = deck;
    if (address === null) return;
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
    deck.address = null;
    deck.url = null;
  }

  /** Brings the prepared film to the front once it has shown a picture, and prepares the one after it. */
  async function advance(): Promise<void> {
    const url = await (ready ?? prepare(deckAt(0).url));
    ready = null;
    if (isStopped) return;
    if (url === null) {
      if (deckAt(0).url === null) emptyRounds += 1;
      retryLater();
      return;
    }
    emptyRounds = 0;
    const next = deckAt(1);
    const previous = deckAt(0);
    const shows = waitFor(next.video, 'playing', START_MS);
    next.video.play().catch(() => playMuted(next.video));
    await shows;
    if (isStopped) return;
    stage.removeAttribute('data-curtain');
    next.video.dataset['front'] = '';
    delete previous.video.dataset['front'];
    front = front === 0 ? 1 : 0;
    release(previous);
    progress = { time: -1, since_ms: 0 };
    ready = prepare(url);
  }

  function retryLater(): void {
    setTimeout(() => {
      if (!isStopped) void advance();
    }, START_MS);
  }

  function onEnded({ currentTarget }: Event): void {
    if (currentTarget === deckAt(0).video && deckAt(0).url !== null) {
      stalls = 0;
      onTurn();
      void advance();
    }
  }

  function onTime({ currentTarget }: Event): void {
    const { video } = deckAt(0);
    if (currentTarget !== video) return;
    const isEnding = video.duration - video.currentTime <= CURTAIN_SECONDS;
    if (isEnding) stage.setAttribute('data-curtain', '');
    else stage.removeAttribute('data-curtain');
  }

  /** Looks every second whether the film goes on. */
  function look(): void {
    const { video, url } = deckAt(0);
    if (url === null || video.ended) return;
    if (video.currentTime !== progress.time) {
      progress = { time: video.currentTime, since_ms: 0 };
      return;
    }
    progress = { ...progress, since_ms: progress.since_ms + LOOK_MS };
    if (progress.since_ms < STALL_MS) return;
    progress = { time: -1, since_ms: 0 };
    stalls += 1;
    onFault('stalled', url);
    if (stalls >= MOST_STALLS) {
      stalls = 0;
      onStuck();
    }
    void advance();
  }

  return {
    start() {
      for (const { video } of decks) {
        video.addEventListener('ended', onEnded);
        video.addEventListener('timeupdate', onTime);
        stage.append(video);
      }
      looking = setInterval(look, LOOK_MS);
      void advance();
    },
    stop() {
      isStopped = true;
      clearInterval(looking);
      for (const deck of decks) {
        release(deck);
        deck.video.remove();
      }
    },
  };
}

/** A browser lets no film with sound begin by itself where nobody has touched the page. */
function playMuted(video: HTMLVideoElement): void {
  video.muted = true;
  video.play().catch(() => undefined);
}

/** Whether an event comes before an error and within a time. */
function waitFor(video: HTMLVideoElement, event: string, within_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(false), within_ms);
    function onEvent() {
      settle(true);
    }
    function onError() {
      settle(false);
    }
    function settle(hasCome: boolean) {
      clearTimeout(timer);
      video.removeEventListener(event, onEvent);
      video.removeEventListener('error', onError);
      resolve(hasCome);
    }
    video.addEventListener(event, onEvent);
    video.addEventListener('error', onError);
  });
}
