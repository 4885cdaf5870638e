import { pathOf } from '../addresses';
import type { PageProps } from './page-props';

/** The last screen of a page that sells: write to us, or try it. */
export function Close({ language, content: { landing } }: Pick<PageProps, 'language' | 'content'>) {
  return (
    <section className="close">
      <h2>{landing.close.title}</h2>
      <p className="lead">{landing.close.text}</p>
      <p className="actions">
        <a className="button" href={pathOf('contact', language)}>
          {landing.close.action}
        </a>
        <a className="button button-quiet" href="/start">
          {landing.try}
        </a>
      </p>
    </section>
  );
}
