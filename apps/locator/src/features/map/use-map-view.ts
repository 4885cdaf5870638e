import type { PlacesReply } from '@comanda/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacesMapProps } from '#shared/places-map-props';
import { readMapColors } from './map-colors';
import type { MapView, OpenMap } from './map-view';

const DARK = '(prefers-color-scheme: dark)';

/** Opens the map in an element and keeps it as the page says. */
export function useMapView(
  { listed, selected, around, service, onSelect }: PlacesMapProps,
  index: PlacesReply | undefined,
) {
  const { t } = useTranslation();
  const containerRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const label = t('locator.map.label');

  const open = useEffectEvent(async (container: HTMLElement, map: PlacesReply['map']) => {
    const openMap = await loadLibrary(map);
    return openMap({
      container,
      label,
      colors: readMapColors(),
      onSelect: choose,
      onFail: () => setFailed(true),
    });
  });
  const choose = useEffectEvent((restaurant_id: string) => {
    const place = index?.places.find((each) => each.restaurant_id === restaurant_id);
    if (place) onSelect(place);
  });

  const map = index?.map;
  useEffect(() => {
    const container = containerRef.current;
    if (map === undefined || container === null) return;
    let isLeft = false;
    let opened: MapView | undefined;
    open(container, map).then(
      (made) => {
        opened = made;
        if (isLeft) made.close();
        else setView(made);
      },
      () => setFailed(true),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [map]);

  useEffect(() => {
    const offered = index?.places.filter((place) => service === 'pickup' || place.delivers);
    if (offered) view?.setPlaces(offered);
  }, [view, index, service]);
  const { latitude, longitude, radius_m } = around ?? {};
  useEffect(() => {
    const isGiven = latitude !== undefined && longitude !== undefined && radius_m !== undefined;
    view?.setAround(isGiven ? { latitude, longitude, radius_m } : null);
  }, [view, latitude, longitude, radius_m]);
  useEffect(
    () => view?.showAll(around ? [...listed, around] : listed),
    // oxlint-disable-next-line react/exhaustive-deps -- with the list comes its position
    [view, listed],
  );
  useEffect(() => {
    view?.setSelected(selected);
    if (selected) view?.reveal(selected);
  }, [view, selected]);
  useEffect(() => followWindow(view, containerRef.current), [view]);
  return { containerRef, view, hasFailed };
}

/** Keeps a map as large as its element, and in the colours of the page. */
function followWindow(view: MapView | null, container: HTMLElement | null) {
  if (view === null || container === null) return;
  const sizes = new ResizeObserver(view.resize);
  sizes.observe(container);
  const scheme = matchMedia(DARK);
  function recolour() {
    view?.setColors(readMapColors());
  }
  scheme.addEventListener('change', recolour);
  return () => {
    sizes.disconnect();
    scheme.removeEventListener('change', recolour);
  };
}

/** The library that draws: Mapbox's where a token is configured, else the outline. */
async function loadLibrary(map: PlacesReply['map']): Promise<OpenMap> {
  if (map === null) return (await import('./open-outline-map')).openMap;
  return (await import('./open-mapbox-map')).mapboxMaps(map);
}
