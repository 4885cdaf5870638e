import { pathOf, type Product } from '../addresses';
import type { PageProps } from '../layout/page-props';
import { Picture, type Shot } from '../layout/picture';

const SHOTS_OF: Readonly<Record<Product, Shot>> = {
  kiosk: 'kiosk',
  qr: 'item',
  dinein: 'complete',
  delivery: 'cart',
};

/** The page of one product: a picture of it and three points. */
export function ProductPage({
  product,
  language,
  content,
}: PageProps & { readonly product: Product }) {
  const { title, lead, alt, points } = content.products[product];
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
        <div className="hero-pictures">
          <Picture shot={SHOTS_OF[product]} language={language} alt={alt} isFirst />
        </div>
      </section>
      <section className="points">
        {points.map((point) => (
          <div key={point.title}>
            <h2>{point.title}</h2>
            <p>{point.text}</p>
          </div>
        ))}
      </section>
    </>
  );
}
