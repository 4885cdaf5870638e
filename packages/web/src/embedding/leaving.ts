import { isEmbedded } from './is-embedded';

/** For a link to what may stand in no frame: from inside of one it opens beside it. */
export function leaving(): { readonly target?: '_blank'; readonly rel?: 'noreferrer' } {
  return isEmbedded() ? { target: '_blank', rel: 'noreferrer' } : {};
}
