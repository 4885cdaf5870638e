import { XMLBuilder } from 'fast-xml-parser';

import type { Answer } from '../../../faults/serve-faulty';
import type { XmlMessage } from '../../../wire/read-xml';

const builder = new XMLBuilder();

export function xmlAnswer({ name, elements }: XmlMessage): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${String(builder.build({ [name]: elements }))}\n`;
  return { status: 200, type: 'text/xml; charset=utf-8', body };
}

/** A refusal, which comes with status 200 like everything else. */
export function xmlError(text: string): Answer {
  return xmlAnswer({ name: 'ERROR', elements: { ERRORSTRING: text } });
}
