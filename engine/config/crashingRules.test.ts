import { beforeEach, expect, it, vi } from 'vitest';
import { baseInput } from '../../tests/configs/baseInput';
import { compileConfigs } from './compileConfigs';
import { formatProblem } from './problem';
import { validateConfigs } from './validateConfigs';

const failing = vi.hoisted(() => ({ rule: '' }));

/** A module of which the rule that fails now throws. */
const withFaultyRule = vi.hoisted(() => async (load: () => Promise<Record<string, unknown>>) => {
  const { withFault } = await import('../../tests/fixtures/withFault');
  return withFault(await load(), (name) => failing.rule === name);
});

vi.mock('./localeTags', (load) => withFaultyRule(load));
vi.mock('./statusMessages', (load) => withFaultyRule(load));
vi.mock('./jurisdictionTable', (load) => withFaultyRule(load));
vi.mock('./reservedPaths', (load) => withFaultyRule(load));
vi.mock('./entryTargets', (load) => withFaultyRule(load));
vi.mock('./environments', (load) => withFaultyRule(load));
vi.mock('./claims', (load) => withFaultyRule(load));
vi.mock('./form/forms', (load) => withFaultyRule(load));

beforeEach(() => {
  failing.rule = '';
});

it.each([
  ['localeTagProblems', 'site-configs/platform/locales.json'],
  ['timeZoneProblems', 'site-configs/platform/api.json'],
  ['statusMessageProblems', 'site-configs/platform/session.json'],
  ['jurisdictionTableProblems', 'site-configs/platform/jurisdictions.json'],
  ['reservedPathProblems', 'site-configs/pages'],
  ['entryTargetProblems', 'site-configs/platform/login-entry.json'],
  ['environmentProblems', 'site-configs/environments'],
  ['claimProblems', 'site-configs/sites'],
  ['formWordProblems', 'site-configs/forms/login.json'],
])('[CARD-5] a crash of the rule %s is told of its file', (rule, file) => {
  failing.rule = rule;
  // Another text, as what is the same as before is not looked at again.
  const input = baseInput();
  const page = 'site-configs/pages/slots.json';
  const files = new Map(input.files).set(page, `${input.files.get(page) ?? ''}${' '.repeat(file.length)}`);
  const told = [
    `${file}:1:1  This file could not be processed (TypeError: x is undefined). Undo the last change and report it: no file may cause this.  [file-crash]`,
  ];
  expect(compileConfigs({ ...input, files }).problems.map(formatProblem)).toEqual(told);
  expect(validateConfigs({ ...input, files }).map(formatProblem)).toEqual(told);
});
