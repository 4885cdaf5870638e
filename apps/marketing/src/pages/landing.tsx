import { pathOf, type Product } from '../addresses';
import { claimsOf } from '../claims';
import { fill } from '../content';
import { Close } from '../layout/close';
import type { PageProps } from '../layout/page-props';
import { Picture } from '../layout/picture';
import { isShot, type Shot } from '../layout/shots';

const SHOT_OF: Readonly<Record<Product, Shot>> = {
  qr: 'bill',
  delivery: 'cart',
  kiosk: 'kiosk',
  dinein: 'board',
};

/** The pictures of the first screen are narrower than elsewhere on the site. */
const TOGETHER = {
  board: '(min-width: 850px) 33rem, 80vw',
  kiosk: '(min-width: 850px) 13rem, 30vw',
  menu: '(min-width: 850px) 10rem, 24vw',
} as const;
const BRAND_SIZES = '(min-width: 850px) 15rem, 42vw';
const AROUND_SIZES = '(min-width: 850px) 22rem, 92vw';

/** The words beside such a picture say everything. */
const NO_ALT = '';

/** The first page: one idea a screen. */
export function Landing({ language, content, operator }: PageProps) {
  const { landing } = content;
  const claims = claimsOf(content, operator.claims);
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
        <div className="together">
          <Picture shot="board" language={language} alt={NO_ALT} isFirst sizes={TOGETHER.board} />
          <Picture shot="kiosk" language={language} alt={NO_ALT} isFirst sizes={TOGETHER.kiosk} />
          <Picture
            shot="menu"
            language={language}
            alt={landing.picture}
            isFirst
            sizes={TOGETHER.menu}
          />
        </div>
      </section>
      {landing.surfaces.map(({ key, title, text, facts, link, alt }) => {
        const product = key as Product; // the content files name the products
        return (
          <section key={key} className={`surface surface-${key}`}>
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
            <div className="stage">
              <Picture shot={SHOT_OF[product]} language={language} alt={alt} />
            </div>
          </section>
        );
      })}
      <section className="around">
        <h2>{landing.around.title}</h2>
        <ul>
          {landing.around.items.map(({ shot, title, text, alt }) => (
            <li key={shot}>
              <div className="stage">
                <Picture shot={shot as Shot} language={language} alt={alt} sizes={AROUND_SIZES} />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {operator.demo_brands.length > 0 && (
        <section className="brands">
          <h2>{landing.brands.title}</h2>
          <p className="lead">{landing.brands.text}</p>
          <ul>
            {operator.demo_brands.map(({ name, endpoint }) => (
              <li key={endpoint}>
                <a href={`/v2/${endpoint}`}>
                  {isShot(endpoint) && (
                    <Picture shot={endpoint} language={language} alt={NO_ALT} sizes={BRAND_SIZES} />
                  )}
                  <span>{fill(landing.brands.open, { name })}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {claims.length > 0 && (
        <section className="claims">
          <h2>{landing.claims_title}</h2>
          <ul>
            {claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
          <p className="note">{landing.claims_note}</p>
        </section>
      )}
      {operator.trusted_by.length > 0 && (
        <section className="trusted">
          <h2>{landing.trusted}</h2>
          <ul>
            {operator.trusted_by.map(({ name, logo }) => (
              <li key={name}>
                {logo !== null && (
                  <img src={logo} alt={NO_ALT} width="64" height="64" loading="lazy" />
                )}
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Close language={language} content={content} />
    </>
  );
}
