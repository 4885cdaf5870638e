import { pathOf, type Product, PRODUCTS } from '../addresses';
import { Close } from '../layout/close';
import { Film } from '../layout/film';
import type { PageProps } from '../layout/page-props';
import { Picture } from '../layout/picture';
import type { Shot } from '../layout/shots';

const SHOTS_OF: Readonly<Record<Product, readonly [Shot, Shot]>> = {
  kiosk: ['kiosk', 'kiosk-item'],
  qr: ['bill', 'item'],
  dinein: ['board', 'handheld'],
  delivery: ['cart', 'backlot'],
};

/** The page of one product: two pictures of it, a film and three points. */
export function ProductPage({
  product,
  language,
  content,
}: PageProps & { readonly product: Product }) {
  const { title, lead, alt, second_alt, points } = content.products[product];
  const [first, second] = SHOTS_OF[product];
  const others = PRODUCTS.filter((each) => each !== product);
  const { try: tryIt, talk } = content.landing;
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="actions">
            <a className="button" href="/start">
              {tryIt}
            </a>
            <a className="button button-quiet" href={pathOf('contact', language)}>
              {talk}
            </a>
          </p>
        </div>
        <div className={`stage stage-${product}`}>
          <Picture shot={first} language={language} alt={alt} isFirst />
          <Picture shot={second} language={language} alt={second_alt} isFirst />
        </div>
      </section>
      <Film product={product} language={language} content={content} />
      <section className="points">
        {points.map((point) => (
          <div key={point.title}>
            <h2>{point.title}</h2>
            <p>{point.text}</p>
          </div>
        ))}
      </section>
      <div className="others">
        <ul>
          {others.map((each) => (
            <li key={each}>
              <a href={pathOf(each, language)}>
                <strong>{content.products[each].title}</strong>
                <span>{content.nav[each]}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Close language={language} content={content} />
    </>
  );
}
