// All packages are alike: who knows one knows them all.
import { conventionFaults } from './lib/package-conventions.mjs';
import { listPackages } from './lib/workspace.mjs';

const packages = listPackages();
const faults = packages.flatMap(conventionFaults);
for (const fault of faults) console.log(fault);
console.log(`${packages.length} packages, ${faults.length} differences`);
if (packages.length === 0 || faults.length > 0) process.exitCode = 1;
