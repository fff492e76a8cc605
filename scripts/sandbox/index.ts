export { createSandbox } from './createSandbox';
export { demoPlayerLines, demoPlayers } from './demoPlayers';
export { sandboxPlugin } from './sandboxPlugin';
export type { ControlCommand } from './control';
export type { SandboxSite } from './servedSite';
