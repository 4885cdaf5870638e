import { pathOf } from '../addresses';
import { replyPromise } from '../claims';
import type { PageProps } from '../layout/page-props';

/** The page after the contact form. */
export function Complete({ language, content, operator }: PageProps) {
  const { complete } = content;
  return (
    <section className="plain">
      <h1>{complete.title}</h1>
      <p className="lead">{replyPromise(content, operator.claims)}</p>
      <p>{complete.thanks}</p>
      <a className="button" href={pathOf('landing', language)}>
        {complete.back}
      </a>
    </section>
  );
}
