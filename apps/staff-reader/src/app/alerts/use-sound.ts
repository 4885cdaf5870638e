import { useUnlockedChime } from '@comanda/web/chime';
import { useEffect, useState } from 'react';
import { useDeviceSettings } from '#shared/device/device-settings';
import type { SoundState } from '#shared/alerts/alerts-context';

const AGAIN_MS = 30_000;

/** Plays the chime for each order that comes in, and again at intervals until all of them were seen. */
export function useSound(unseen: ReadonlySet<string>): {
  readonly sound: SoundState;
  readonly changeSound: () => void;
} {
  const { chime, isReady } = useUnlockedChime();
  const { is_sound_on, change } = useDeviceSettings();
  const [rung, setRung] = useState({ for_orders: new Set<string>(), times: 0 });
  const isNew = [...unseen].some((order_id) => !rung.for_orders.has(order_id));
  if (isNew)
    setRung({ for_orders: new Set([...rung.for_orders, ...unseen]), times: rung.times + 1 });

  const isPlaying = is_sound_on && isReady && unseen.size > 0;
  useEffect(() => {
    if (!isPlaying) return;
    chime.play();
    const timer = setInterval(chime.play, AGAIN_MS);
    return () => {
      clearInterval(timer);
      chime.stop();
    };
    // An order that comes in rings at once, one that was seen does not.
  }, [chime, isPlaying, rung.times]);

  function changeSound(): void {
    // The tap itself has unlocked what was blocked.
    if (isReady || !is_sound_on) change({ is_sound_on: !is_sound_on });
  }

  let sound: SoundState = is_sound_on ? 'blocked' : 'off';
  if (is_sound_on && isReady) sound = 'on';
  return { sound, changeSound };
}
