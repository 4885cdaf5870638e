// Pending changesets name packages that exist, with a bump and a text.
import { changesetFaults } from './lib/changesets.mjs';
import { fromRoot } from './lib/paths.mjs';
import { listPackages } from './lib/workspace.mjs';

const faults = changesetFaults(
  fromRoot('.changeset'),
  listPackages().map(({ name }) => name),
);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
