export type LegalText = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
};

/** A legal page: headings and paragraphs. */
export function Legal({ title, intro, sections }: LegalText) {
  return (
    <article className="legal">
      <h1>{title}</h1>
      <p className="lead">{intro}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.body}</p>
        </section>
      ))}
    </article>
  );
}
