// The long tests: npm run test:long [part…]; without a part, all of them.
import { install } from './lib/install.mjs';
import { PARTS } from './test/areas.mjs';
import { runLongParts } from './test/long-run.mjs';
import { openSession } from './test/session.mjs';

const given = process.argv.slice(2);
const unknown = given.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts: ${PARTS.join(', ')}.`);
  process.exit(2);
}

const session = openSession();
if (await session.runStep('install', install))
  await runLongParts(session, given.length > 0 ? given : PARTS);
session.close();
