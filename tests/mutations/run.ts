import { runSampled } from '../runSampled';

await runSampled({
  name: 'test:mutations',
  description: 'Makes sampled changes of sound configurations; the compiler must judge each one.',
  variable: 'MUTATIONS',
  runs: 10_000,
  args: ['tests/mutations', '--disable-console-intercept'],
});
