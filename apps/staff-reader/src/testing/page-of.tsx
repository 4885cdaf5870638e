import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { aRestaurant } from '@comanda/testing';
import { type PageSession, SessionContext } from '#shared/session/session-context';

const SESSION: PageSession = {
  restaurant: aRestaurant(),
  staff: null,
  device: null,
  isSigningIn: false,
  fault: null,
  signIn: () => undefined,
  lock: () => undefined,
  holdOpen: () => () => undefined,
  act: (work) => work(),
};

type PageOfProps = { readonly i18n: I18n; readonly children: ReactNode };

/** A part of a page at some restaurant, with texts and no server. */
export function PageOf({ i18n, children }: PageOfProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <SessionContext value={SESSION}>{children}</SessionContext>
    </I18nextProvider>
  );
}
