type NoticeTextProps = { readonly text: string };

/** A restaurant's own words, in paragraphs. */
export function NoticeText({ text }: NoticeTextProps) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph} dir="auto">
        {paragraph}
      </p>
    ));
}
