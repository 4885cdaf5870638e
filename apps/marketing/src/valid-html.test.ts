import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { drawSite } from './testing/draw-site';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Styles of writing, which are React's and the formatter's.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
});
const site = await drawSite();

test.each(site)('$path is valid', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});
