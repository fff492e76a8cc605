export { createSandbox } from './createSandbox';
export { demoPlayerLines, demoPlayers, type DemoPlayer } from './demoPlayers';
export { sandboxPlugin } from './sandboxPlugin';
export type { ControlCommand } from './control';
export type { SandboxOptions, SandboxSite } from './world';
