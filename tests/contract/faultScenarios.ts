/**
 * The fault scenarios of a write's first attempt at the sandbox: the fault of each, and whether the platform has done
 * it all the same.
 */
export const faultScenarios = {
  none: null,
  'answer lost': { kind: 'network-down', isCommitted: true },
  'answer broken': { kind: 'broken-json', isCommitted: true },
  'answer cut off': { kind: 'reset-in-body', isCommitted: true },
  'time-out after commit': { kind: 'timeout', isCommitted: true },
  'time-out before': { kind: 'timeout', isCommitted: false },
  'never arrived': { kind: 'network-down', isCommitted: false },
  '500 after commit': { kind: 'http-500', isCommitted: true },
} as const;

export const faultScenarioNames = Object.keys(faultScenarios) as readonly (keyof typeof faultScenarios)[];
