import { pathOf } from '../addresses';
import { fill, OPERATOR } from '../content';
import type { PageProps } from '../layout/page-props';

/** The page after the contact form. */
export function Complete({ language, content: { complete } }: PageProps) {
  return (
    <section className="plain">
      <h1>{complete.title}</h1>
      <p className="lead">{fill(complete.lead, { hours: OPERATOR.claims.reply_hours })}</p>
      <p>{complete.thanks}</p>
      <a className="button" href={pathOf('landing', language)}>
        {complete.back}
      </a>
    </section>
  );
}
