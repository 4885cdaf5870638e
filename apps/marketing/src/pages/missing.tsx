import { pathOf } from '../addresses';
import type { PageProps } from '../layout/page-props';

/** The answer of an address below the site that has no page. */
export function Missing({ language, content: { missing } }: PageProps) {
  return (
    <section className="plain">
      <h1>{missing.title}</h1>
      <p className="lead">{missing.text}</p>
      <a className="button" href={pathOf('landing', language)}>
        {missing.back}
      </a>
    </section>
  );
}
