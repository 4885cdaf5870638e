import { text } from 'node:stream/consumers';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

/** Draws an application as the browser will draw it first. Throws where a part of it fails. */
export async function drawApp(app: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(app, {
    // Everything in its place: a part that is sent out of order needs a script to put it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure = error;
    },
  });
  const markup = await text(prelude);
  if (failure !== undefined) throw new Error('The page could not be drawn.', { cause: failure });
  return markup;
}

/** The router of a page that is drawn at an address, as path and query. */
export function routerAt(address: string): ComponentType<PropsWithChildren> {
  return function Router({ children }) {
    return <StaticRouter location={address}>{children}</StaticRouter>;
  };
}
