import { pathOf, PRODUCTS } from '../addresses';
import { LanguageLinks } from './language-links';
import type { FrameProps } from './page-props';

/** The header: a row of links on wide screens, a menu that opens without script on narrow ones. */
export function Header({ page, language, content: { nav }, operator }: FrameProps) {
  const links = (
    <>
      {PRODUCTS.map((product) => (
        <li key={product}>
          <a href={pathOf(product, language)} aria-current={page === product ? 'page' : undefined}>
            {nav[product]}
          </a>
        </li>
      ))}
      <li>
        <a
          href={pathOf('contact', language)}
          aria-current={page === 'contact' ? 'page' : undefined}
        >
          {nav.contact}
        </a>
      </li>
    </>
  );
  return (
    <header className="header">
      <div className="header-inner">
        <a className="wordmark" href={pathOf('landing', language)} aria-label={nav.home}>
          {operator.name}
        </a>
        <nav className="header-links" aria-label={nav.main}>
          <ul>{links}</ul>
        </nav>
        <a className="button button-small" href="/start">
          {nav.try}
        </a>
        <details className="header-menu">
          <summary>{nav.menu}</summary>
          <nav aria-label={nav.menu}>
            <ul>{links}</ul>
            <LanguageLinks page={page} language={language} />
          </nav>
        </details>
      </div>
    </header>
  );
}
