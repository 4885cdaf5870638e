import { pathOf, type Product } from '../addresses';
import { fill, OPERATOR } from '../content';
import type { PageProps } from '../layout/page-props';
import { Picture, type Shot } from '../layout/picture';

const SHOT_OF: Readonly<Record<Product, Shot>> = {
  qr: 'item',
  delivery: 'cart',
  kiosk: 'kiosk',
  dinein: 'complete',
};

const BRANDS = ['harbor', 'odile', 'lantern-house', 'backlot'] as const;

/** The words beside such a picture say everything. */
const NO_ALT = '';

/** The first page: one idea a screen. */
export function Landing({ language, content }: PageProps) {
  const { landing, claims } = content;
  const figures = OPERATOR.claims;
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>{landing.title}</h1>
          <p className="lead">{landing.lead}</p>
          <p className="actions">
            <a className="button" href="/start">
              {landing.try}
            </a>
            <a className="button button-quiet" href={pathOf('contact', language)}>
              {landing.talk}
            </a>
          </p>
        </div>
        <div className="hero-pictures">
          <Picture shot="odile" language={language} alt={NO_ALT} />
          <Picture shot="menu" language={language} alt={landing.picture} isFirst />
          <Picture shot="backlot" language={language} alt={NO_ALT} />
        </div>
      </section>
      {landing.surfaces.map(({ key, title, text, facts, link, alt }) => {
        const product = key as Product; // the content files name the products
        return (
          <section key={key} className="surface">
            <div className="surface-text">
              <h2>{title}</h2>
              <p className="lead">{text}</p>
              <ul className="facts">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <a className="more" href={pathOf(product, language)}>
                {link}
              </a>
            </div>
            <Picture shot={SHOT_OF[product]} language={language} alt={alt} />
          </section>
        );
      })}
      <section className="brands">
        <h2>{landing.brands.title}</h2>
        <p className="lead">{landing.brands.text}</p>
        <ul>
          {BRANDS.map((brand) => {
            const name =
              OPERATOR.trusted_by.find(({ endpoint }) => endpoint === brand)?.name ?? brand;
            const open = fill(landing.brands.open, { name });
            return (
              <li key={brand}>
                <a href={`/v2/${brand}`}>
                  <Picture shot={brand} language={language} alt={NO_ALT} />
                  <span>{open}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="claims">
        <h2>{landing.claims_title}</h2>
        <ul>
          <li>{fill(claims.revenue, { value: figures.revenue_percent })}</li>
          <li>{fill(claims.errors, { value: figures.errors_percent })}</li>
          <li>{fill(claims.minutes, { value: figures.minutes_saved })}</li>
        </ul>
        <p className="note">{landing.claims_note}</p>
      </section>
      {OPERATOR.trusted_by.length > 0 && (
        <section className="trusted">
          <h2>{landing.trusted}</h2>
          <ul>
            {OPERATOR.trusted_by.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="close">
        <h2>{landing.close.title}</h2>
        <p className="lead">{landing.close.text}</p>
        <a className="button" href={pathOf('contact', language)}>
          {landing.close.action}
        </a>
      </section>
    </>
  );
}
