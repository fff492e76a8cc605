import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of TypeScript from the process.
register();
const { work } = await import('./renderThread.ts');

// The pool asks for a default export.
export { work as default };
