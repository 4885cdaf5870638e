import { type PropsWithChildren, use, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';

/**
 * A way to the address where one is already, or is on the way to, is no step of its own: after a button that was tapped twice
 * one step back leads back. The router alone sees it only in links, and only once the page is there.
 */
export function NoSecondStep({ children }: PropsWithChildren) {
  const context = use(NavigationContext);
  const value = useMemo(
    () => ({ ...context, navigator: withoutSecondStep(context.navigator) }),
    [context],
  );
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

function withoutSecondStep(navigator: Navigator): Navigator {
  const push: Navigator['push'] = (to, state, options) => {
    const { href } = new URL(navigator.createHref(to), window.location.href);
    if (href === window.location.href) navigator.replace(to, state, options);
    else navigator.push(to, state, options);
  };
  // Built upon it: a copy would keep where the router stood when it was made.
  return Object.assign(Object.create(navigator), { push });
}
