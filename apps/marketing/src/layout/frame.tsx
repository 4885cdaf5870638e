import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import type { FrameProps } from './page-props';

/** The frame around every page. */
export function Frame({ children, ...props }: FrameProps & { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        {props.content.nav.skip}
      </a>
      <Header {...props} />
      <main id="content">{children}</main>
      <Footer {...props} />
    </>
  );
}
