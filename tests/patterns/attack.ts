import { steadyTime } from '../fixtures/growth';
import { threadTime } from '../fixtures/threadTime';

/** A square shows at this length already, in a few ms; what is linear is done in far less. */
const first = 3_000;
const small = 10_000;
const large = 100_000;
/** Ten times the text may cost this many times as much. */
const mostGrowth = 15;
/** Less than this, in ms, is noise. */
const noise = 4;
/** What costs more, in ms, is slow beyond doubt. */
const beyondDoubt = 1_000;

const letters = Array.from('aAzZ09 \t\n-.,/:"\'<>=_@#%+*({[\\;&?!|$~é老­');
const endings = ['', '\0', '\n!', '0'];

/**
 * Texts that make a pattern work: beginnings it asks for, then one thing over and over, then what it does not expect.
 */
function* attacks({ source }: RegExp): Generator<(length: number) => string> {
  const plain = source.replace(/\\[dwsbDWSB]|\(\?[:=!<]+/g, ' ').replace(/\\(?=[^A-Za-z0-9])/g, '');
  const words = [...new Set((plain.match(/[A-Za-z0-9/:<=@"' -]{1,20}/g) ?? []).map((word) => word.trim()))]
    .filter((word) => word !== '')
    .slice(0, 8);
  const marks = [...new Set(source.replace(/\\(?=[^A-Za-z0-9])/g, ''))].filter((letter) => !/[A-Za-z0-9]/.test(letter));
  const units = [
    ...new Set([
      ...letters,
      ...marks,
      ...words,
      ...words.map((word) => `${word} `),
      'a1',
      'a-',
      '1.',
      ' a',
      '": "',
      '0a',
    ]),
  ];
  for (const start of ['', ...words]) {
    for (const unit of units)
      for (const end of endings) yield (length) => start + unit.repeat(Math.ceil(length / unit.length)) + end;
  }
}

function apply(pattern: RegExp, text: string): void {
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  pattern.lastIndex = 0;
}

/** The fastest of a few tries, in ms of this thread's own time. */
function costOf(pattern: RegExp, text: string, tries: number): number {
  let best = Infinity;
  for (let count = 0; count < tries; count += 1) {
    const start = threadTime();
    apply(pattern, text);
    best = Math.min(best, threadTime() - start);
  }
  return best;
}

/** What one of many tries costs, in ms of this thread's own time. */
function steadyCost(pattern: RegExp, text: string): number {
  return steadyTime(() => apply(pattern, text));
}

/** Whether one try is too short to be noticed, by the clock, which is read in less time than the thread's own. */
function isAtOnce(pattern: RegExp, text: string): boolean {
  const start = performance.now();
  apply(pattern, text);
  return performance.now() - start < noise / 4;
}

/**
 * What makes a pattern cost more than it may, in words; undefined where ten times the text costs at most fifteen times
 * as much.
 */
export function slowness(pattern: RegExp): string | undefined {
  for (const attack of attacks(pattern)) {
    if (isAtOnce(pattern, attack(first))) continue;
    const text = attack(small);
    if (costOf(pattern, text, 1) < noise || costOf(pattern, text, 3) < noise / 4) continue;
    const before = costOf(pattern, text, 3);
    const hasGrown = (times: number, most: number) =>
      steadyCost(pattern, attack(small * times)) > steadyCost(pattern, text) * most;
    if (before * mostGrowth < noise) continue;
    // A square is seen at two or four times the text as well, and the whole would take a minute.
    const times = before > 50 ? 2 : 4;
    const most = before * (times === 2 ? 3.2 : 9);
    const once = costOf(pattern, attack(small * times), 1);
    // What else the machine does makes one short try longer, not each of many.
    if (once > most && (once > beyondDoubt || hasGrown(times, most / before)))
      return `${JSON.stringify(text.slice(0, 12))}…${JSON.stringify(text.slice(-3))}: ${before.toFixed(1)} ms, ${times} times as much ${once.toFixed(1)} ms`;
    const whole = costOf(pattern, attack(large), 1);
    if (whole > before * mostGrowth && (whole > beyondDoubt || hasGrown(large / small, mostGrowth)))
      return `${JSON.stringify(text.slice(0, 12))}…${JSON.stringify(text.slice(-3))}: ${before.toFixed(1)} ms, ten times as much ${whole.toFixed(1)} ms`;
  }
  return undefined;
}
