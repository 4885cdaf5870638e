// Comments name the thing they are about: none begins with What, Who, Whose, That, Nobody or Somebody.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { riddlesIn } from './lib/comments.mjs';
import { fromRoot, ROOT } from './lib/paths.mjs';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(fromRoot(file)));
let count = 0;
for (const file of files) {
  for (const [line, words] of riddlesIn(readFileSync(fromRoot(file), 'utf8'))) {
    count += 1;
    console.log(`${file}:${line}  ${words}`);
  }
}
console.log(`${files.length} files, ${count} comments that do not name their subject`);
if (files.length === 0 || count > 0) process.exitCode = 1;
