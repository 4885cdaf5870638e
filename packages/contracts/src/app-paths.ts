import type { Language } from './entities/primitives';

/** Paths of the server's files for a restaurant on a phone's home screen. */
export function appPaths(endpoint: string) {
  const folder = `/api/installable/${endpoint}`;
  return {
    manifest: (language: Language) => `${folder}/manifest.webmanifest?language=${language}`,
    icon: (purpose: 'any' | 'maskable', pixels: 192 | 512) => `${folder}/${purpose}-${pixels}.png`,
  };
}
