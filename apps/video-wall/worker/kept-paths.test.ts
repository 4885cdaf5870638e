import { keptKind } from '@comanda/web/offline';
import { expect, test } from 'vitest';
import { KEPT_PATHS } from './kept-paths';

const ORIGIN = 'https://order.example';

function kind(path: string, mode: string) {
  return keptKind({ method: 'GET', mode, url: new URL(path, ORIGIN).href }, ORIGIN, KEPT_PATHS);
}

test.each([
  ['/_/video-wall/assets/main-abc.js', 'cors', 'part'],
  ['/api/media/01a2/0f3c-640.webp', 'cors', 'picture'],
  ['/api/restaurant/harbor?language=fr', 'cors', 'menu'],
  ['/api/menu/harbor/menus?language=fr', 'cors', 'menu'],
  ['/wall', 'navigate', 'page'],
  ['/tv?location=01a2', 'navigate', 'page'],
  ['/wall/harbor/orders', 'navigate', 'page'],
])('%s is kept', (path, mode, expected) => {
  expect(kind(path, mode)).toBe(expected);
});

test.each([
  ['/api/media/01a2/0f3c.mp4', 'cors'],
  ['/api/static/video-wall.json?t=1', 'cors'],
  ['/api/screen/orders', 'cors'],
  ['/api/devices/self', 'cors'],
  ['/_/kiosk/assets/main-abc.js', 'cors'],
  ['/wallace', 'navigate'],
])('%s is never touched', (path, mode) => {
  expect(kind(path, mode)).toBeNull();
});
