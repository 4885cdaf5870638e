// The tests that need no browser and no server: of the scripts, of every package, and of the api.
import { runApiTests, withPostgres } from './test/api-suite.mjs';
import { openSession } from './test/session.mjs';
import { runScriptTests, runUnitTests } from './test/unit-suite.mjs';

const { runStep, close } = openSession();
await runStep('scripts', runScriptTests);
await runStep('unit and integration', () => runUnitTests());
await runStep('api', () => withPostgres((database) => runApiTests({ database })));
close();
