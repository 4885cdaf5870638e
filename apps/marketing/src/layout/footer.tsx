import { pathOf, PRODUCTS } from '../addresses';
import { LanguageLinks } from './language-links';
import type { FrameProps } from './page-props';

/** The footer: products, company and legal pages, the sales address, and every language. */
export function Footer({ page, language, content: { nav, footer }, operator }: FrameProps) {
  const { name, sales_email, careers_url } = operator;
  const at = sales_email.indexOf('@') + 1;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav aria-label={footer.products}>
          <h2>{footer.products}</h2>
          <ul>
            {PRODUCTS.map((product) => (
              <li key={product}>
                <a href={pathOf(product, language)}>{nav[product]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={footer.company}>
          <h2>{footer.company}</h2>
          <ul>
            <li>
              <a href={pathOf('contact', language)}>{nav.contact}</a>
            </li>
            {careers_url !== null && (
              <li>
                <a href={careers_url}>{footer.careers}</a>
              </li>
            )}
            <li>
              <a href={pathOf('terms', language)}>{footer.terms}</a>
            </li>
            <li>
              <a href={pathOf('privacy', language)}>{footer.privacy}</a>
            </li>
            <li>
              <a href="/start">{footer.demo}</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{footer.sales}</h2>
          <a href={`mailto:${sales_email}`}>
            <span>
              {sales_email.slice(0, at)}
              <wbr />
              {sales_email.slice(at)}
            </span>
          </a>
        </div>
        <nav aria-label={nav.languages}>
          <h2>{nav.languages}</h2>
          <LanguageLinks page={page} language={language} />
        </nav>
      </div>
      <p className="footer-name">{name}</p>
    </footer>
  );
}
