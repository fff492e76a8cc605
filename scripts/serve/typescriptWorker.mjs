import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of TypeScript from the process.
register();
await import(workerData.entry);
