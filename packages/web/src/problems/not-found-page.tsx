import { latePart } from '../late/late-part';

/** An address that leads nowhere. Few ever see it, so that it comes only then. */
export const NotFoundPage = latePart(() => import('./not-found').then((m) => m.NotFound));
