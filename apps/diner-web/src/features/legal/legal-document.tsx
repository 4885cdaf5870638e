import styles from './legal-document.module.css';

type LegalDocumentProps = {
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
};

/** A document for reading: what it is about, and its points one after the other. */
export function LegalDocument({ intro, sections }: LegalDocumentProps) {
  return (
    <article className={styles.document}>
      <p className={styles.intro}>{intro}</p>
      {sections.map(({ title, body }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <p>{body}</p>
        </section>
      ))}
    </article>
  );
}
