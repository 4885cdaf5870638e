// `node scripts/pnpm.mjs …` is pnpm, in the version that package.json names, with nothing but Node and npm installed.
import { pnpm } from './lib/run.mjs';

const { status } = await pnpm(process.argv.slice(2), { loud: true });
process.exitCode = status;
