import { XMLParser } from 'fast-xml-parser';

/** A message: the name of its root, and its elements, none of which has any of its own. */
export type XmlMessage = {
  readonly name: string;
  readonly elements: Readonly<Record<string, string>>;
};

const parser = new XMLParser({ parseTagValue: false, processEntities: false });

/** null when the text is no such message. */
export function readXml(text: string): XmlMessage | null {
  try {
    const document: unknown = parser.parse(text, true);
    if (typeof document !== 'object' || document === null) return null;
    const [entry] = Object.entries(document).filter(([name]) => !name.startsWith('?'));
    if (!entry || typeof entry[1] !== 'object' || entry[1] === null) return null;
    const elements = Object.entries(entry[1]).map(([name, value]) => [name, String(value)]);
    return { name: entry[0], elements: Object.fromEntries(elements) };
  } catch {
    return null;
  }
}
