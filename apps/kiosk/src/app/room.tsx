import { useRestaurant } from '@comanda/ordering';
import { type CSSProperties, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useAccessMode } from '#shared/access-mode';
import { useDeviceSettings } from '#shared/device-settings';
import { reachBand } from '#shared/reach-band';
import styles from './room.module.css';

/** The part of the screen that pages are drawn in: all of it, or the band that is in reach, below a calm picture. */
export function Room({ children }: { readonly children: ReactNode }) {
  const { is_lowered, is_large, is_contrasted, is_spoken } = useAccessMode();
  const { header_image } = useRestaurant();
  const measures = useDeviceSettings();
  const screen = useScreenSize();
  const band = is_lowered ? reachBand(measures, screen) : { top: 0, bottom: 0 };
  // On the root, so that dialogs above the page follow them as well.
  useRootData('largeText', is_large);
  useRootData('highContrast', is_contrasted);
  useRootData('lowered', is_lowered);
  useRootData('spoken', is_spoken);
  useEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--band-top', String(band.top));
    root.style.setProperty('--band-bottom', String(band.bottom));
  }, [band.top, band.bottom]);

  return (
    <div
      className={styles.room}
      style={
        { '--top': band.top, '--bottom': band.bottom } as CSSProperties /* custom properties */
      }
    >
      <div className={styles.picture} aria-hidden>
        {is_lowered && header_image && (
          <FoodPicture image={header_image} ratio="16 / 9" sizes="100vw" />
        )}
      </div>
      <div className={styles.band}>{children}</div>
      <div className={styles.foot} aria-hidden />
    </div>
  );
}

function useRootData(name: string, isOn: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) dataset[name] = '';
    else delete dataset[name];
  }, [name, isOn]);
}

function useScreenSize(): { readonly width: number; readonly height: number } {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return { width, height };
}

function subscribe(onResize: () => void): () => void {
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
