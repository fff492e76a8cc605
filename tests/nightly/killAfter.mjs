// Ends the process by SIGKILL at a step of writing files: KILL_AT counts from 1 and KILL_WHEN is "before" or "after"
// that step.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let step = 0;
const killAt = Number(process.env.KILL_AT);
const die = () => process.kill(process.pid, 'SIGKILL');
for (const name of ['open', 'rename']) {
  const real = fs.promises[name];
  fs.promises[name] = async (...args) => {
    if (name === 'open' && args[1] !== 'wx') return real(...args);
    step += 1;
    const own = step;
    if (own === killAt && process.env.KILL_WHEN === 'before') die();
    const result = await real(...args);
    if (own === killAt && process.env.KILL_WHEN === 'after') die();
    return result;
  };
}
syncBuiltinESMExports();
process.on('exit', () => console.error(`steps ${step}`));
