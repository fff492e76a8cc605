/** How tests may wait and measure, by selectors. Each message says what to do instead. */

const waits =
  'Wait for what comes: an assertion, untilIdle(page) or page.clock. For what must not come, `settled` of tests/fixtures; in a browser alone, tests/browser/pace.ts pauses.';

const timed =
  'A machine counts processor time in steps of some ms, and another one is slower: compare two pieces of work with timesAsLong or steadyTime of tests/fixtures/growth.';

export const compared = [
  { selector: 'MemberExpression[object.name="process"][property.name="cpuUsage"]', message: timed },
  { selector: 'ImportDeclaration[source.value=/fixtures\\u002FthreadTime$/]', message: timed },
];

const impatient =
  'The configuration says how long a busy machine may take (vitest.config.ts, tests/fixtures/cleanPage.ts): leave the time-out out, or give a longer one.';
const minute = 60_000;
const ofTest = 5 * minute;

export const patient = [
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/]',
    message:
      'vi.waitFor gives up after a second. expect.poll, and waitFor of Testing Library, wait as long as the configuration says.',
  },
  {
    selector: `:matches(CallExpression[callee.name="waitFor"], CallExpression[callee.property.name=/^(find|poll$)/], VariableDeclarator) > ObjectExpression > Property[key.name="timeout"][value.value<${minute}]`,
    message: impatient,
  },
  {
    selector: `CallExpression[callee.name=/^(it|test)$/] > ObjectExpression > Property[key.name="timeout"][value.value<${ofTest}]`,
    message: impatient,
  },
  {
    selector: `CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal.arguments[value<${ofTest}]`,
    message: impatient,
  },
  { selector: 'Property[key.name=/^(test|hook)Timeout$/]', message: impatient },
];

const setters = '/^set(Timeout|Interval|Immediate)$/';
/** A timer of 0 ms ends the task, and waits for nothing. */
const timer = ['name', 'property.name', 'property.value']
  .map((name) => `CallExpression[callee.${name}=${setters}][arguments.length>1]:not([arguments.1.value=0])`)
  .join(', ');

export const unpaced = [
  { selector: 'Identifier[name="waitForTimeout"]', message: waits },
  {
    selector: ':matches(Literal[value="waitForTimeout"], TemplateElement[value.raw="waitForTimeout"])',
    message: waits,
  },
  { selector: `NewExpression[callee.name="Promise"] :matches(${timer})`, message: waits },
  {
    selector:
      ':matches(ImportDeclaration, ImportExpression)[source.value=/^(node:)?timers\\u002Fpromises$/], CallExpression[callee.name="promisify"] > Identifier[name="setTimeout"]',
    message: waits,
  },
];

export const readyTimes = [
  {
    // What may come in vain may be waited for as long as it likes.
    selector:
      'Property[key.name="timeout"][value.value<45000]:not(CallExpression[callee.property.name="catch"] > MemberExpression Property)',
    message:
      'playwright.config.ts says how long a busy machine may take (expect.timeout): leave the time-out out, or give no shorter one.',
  },
];
