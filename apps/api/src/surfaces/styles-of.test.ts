import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stylesOf } from './styles-of';

const LINK = '<link rel="stylesheet" crossorigin href="/_/diner-web/assets/style-a1.css">';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [name, css] of Object.entries(files)) writeFileSync(join(folder, name), css);
  return folder;
}

test('the styles of a built document are read from the files beside it', () => {
  const css = "a::before{content:'$&'}";
  const folder = folderOf({ 'assets/style-a1.css': css, 'assets/other.css': 'b{}' });
  expect(stylesOf(`<head>${LINK}</head>`, folder)).toBe(css);
});

test('a document that links to none, or to one that is not there, has none', () => {
  expect(stylesOf('<head></head>', folderOf({}))).toBe('');
  expect(stylesOf(LINK, folderOf({}))).toBe('');
});
