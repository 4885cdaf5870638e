import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import type { FrameProps } from './page-props';

/** The frame around every page. */
export function Frame({ children, ...props }: FrameProps & { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        {props.content.nav.skip}
      </a>
      {props.page === 'landing' && <LanguageOffer language={props.language} />}
      <Header {...props} />
      <main id="content">{children}</main>
      <Footer {...props} />
    </>
  );
}
