import { Option } from 'commander';
import { afterEach, expect, it, vi } from 'vitest';
import { Refusal } from './refusal';
import { ScriptCommand } from './scriptCommand';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const command = () =>
  new ScriptCommand('npm run x --')
    .argument('[paths...]', 'places')
    .option('--domain <host>', 'one')
    .option('--only <ids...>', 'many')
    .option('--check', 'none')
    .addOption(new Option('--level <level>', 'a word').choices(['a', 'b']).default('a'))
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();

it.each([
  [['--domain', 'a', '--domain', 'b'], "error: option '--domain <host>' is given twice. Give it once."],
  [['--domain=a', '--domain=a'], "error: option '--domain <host>' is given twice. Give it once."],
  [['--level', 'a', '--level', 'b'], "error: option '--level <level>' is given twice. Give it once."],
  [['--domain='], "error: option '--domain <host>' is empty. Give it a value, or leave it out."],
  [['--domain', ''], "error: option '--domain <host>' is empty. Give it a value, or leave it out."],
  [['--only', 'a', ''], "error: option '--only <ids...>' is empty. Give it a value, or leave it out."],
  [['', '--check'], 'error: an argument is empty. Give it a value, or leave it out.'],
])('[CARD-5] refuses %j', (args, message) => {
  expect(() => command().parse(args, { from: 'user' })).toThrow(message);
});

it.each([
  [['--only', 'a', '--only', 'b'], { only: ['a', 'b'], level: 'a' }],
  [['--check', '--check', '--level', 'b'], { check: true, level: 'b' }],
])('takes %j', (args, options) => {
  expect(command().parse(args, { from: 'user' }).opts()).toEqual(options);
});

it('[CARD-5] tells a refusal of its action in its sentence, with status 1, and hands on any other error', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const throwing = (error: Error) =>
    command()
      .action(() => Promise.reject(error))
      .parseAsync([], { from: 'user' });
  await throwing(new Refusal('There is no such thing.'));
  expect([complain.mock.calls, process.exitCode]).toEqual([[['There is no such thing.']], 1]);
  await expect(throwing(new Error('A fault of ours.'))).rejects.toThrow('A fault of ours.');
});
