export type Chime = {
  /** Whether the browser plays sounds: not before the page was touched, unless it was started for that. */
  readonly isReady: () => boolean;
  /** Asks the browser for sounds; call it from a tap. */
  readonly unlock: () => Promise<void>;
  readonly play: () => void;
  /** Silences the sound at once. */
  readonly stop: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Two notes upwards, each with seconds of begin and end. */
const NOTES = [
  { hertz: 784, begin: 0, end: 0.35 },
  { hertz: 1047, begin: 0.16, end: 0.8 },
] as const;
const LOUDNESS = 0.4;
const QUIET = 0.0001;

/** Makes a sound of two notes from tones, so that nothing has to be loaded for it. */
export function createChime(Context: typeof AudioContext | undefined): Chime {
  const context = Context && new Context();
  let playing: readonly OscillatorNode[] = [];

  function stop(): void {
    for (const note of playing) note.stop();
    playing = [];
  }

  return {
    isReady: () => context?.state === 'running',
    unlock: async () => context?.resume(),
    play() {
      if (context?.state !== 'running') return;
      stop();
      playing = NOTES.map((note) => playNote(context, note));
    },
    stop,
    subscribe(listener) {
      context?.addEventListener('statechange', listener);
      return () => context?.removeEventListener('statechange', listener);
    },
  };
}

function playNote(context: AudioContext, { hertz, begin, end }: (typeof NOTES)[number]) {
  const at = context.currentTime;
  const tone = new OscillatorNode(context, { frequency: hertz, type: 'triangle' });
  const gain = new GainNode(context, { gain: QUIET });
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, at + begin + 0.02);
  gain.gain.exponentialRampToValueAtTime(QUIET, at + end);
  tone.connect(gain).connect(context.destination);
  tone.start(at + begin);
  tone.stop(at + end);
  return tone;
}
