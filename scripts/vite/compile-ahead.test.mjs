import { expect, test } from 'vitest';
import { ALL_FUNCTIONS, compileAhead } from './compile-ahead.ts';

test('the first line of each file asks for its functions, and nothing else is touched', () => {
  const bundle = {
    'index.js': { type: 'chunk', code: 'const parts=[];start();' },
    'style.css': { type: 'asset', source: 'a{}' },
  };
  compileAhead().generateBundle.handler({}, bundle);
  expect(bundle).toEqual({
    'index.js': { type: 'chunk', code: `${ALL_FUNCTIONS}const parts=[];start();` },
    'style.css': { type: 'asset', source: 'a{}' },
  });
  expect(ALL_FUNCTIONS).toBe('//# allFunctionsCalledOnLoad\n');
});
