import { steadyTime } from '../fixtures/growth';

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

/** What one of many tries costs, in ms of this thread's own time, which the system counts in steps of some ms. */
function costOf(pattern: RegExp, text: string): number {
  return steadyTime(() => apply(pattern, text));
}

/**
 * Whether a try is too short to be noticed, by the clock, which has no steps. What else the machine does makes a try
 * longer, not each of several.
 */
function isAtOnce(pattern: RegExp, text: string): boolean {
  for (let tries = 0; tries < 5; tries += 1) {
    const start = performance.now();
    apply(pattern, text);
    if (performance.now() - start < noise / 4) return true;
  }
  return false;
}

/**
 * What makes a pattern cost more than it may, in words; undefined where ten times the text costs at most fifteen times
 * as much.
 */
export function slowness(pattern: RegExp): string | undefined {
  for (const attack of attacks(pattern)) {
    if (isAtOnce(pattern, attack(first))) continue;
    const text = attack(small);
    const before = costOf(pattern, text);
    if (before < noise / 4) continue;
    const hasGrown = (times: number, most: number) =>
      costOf(pattern, attack(small * times)) > costOf(pattern, text) * most;
    // A square is seen at two or four times the text as well, and the whole would take a minute.
    const times = before > 50 ? 2 : 4;
    const most = times === 2 ? 3.2 : 9;
    const once = costOf(pattern, attack(small * times));
    // What else the machine does makes one measure longer, not each of several.
    if (once > before * most && (once > beyondDoubt || hasGrown(times, most)))
      return `${JSON.stringify(text.slice(0, 12))}…${JSON.stringify(text.slice(-3))}: ${before.toFixed(1)} ms, ${times} times as much ${once.toFixed(1)} ms`;
    const whole = costOf(pattern, attack(large));
    if (whole > before * mostGrowth && (whole > beyondDoubt || hasGrown(large / small, mostGrowth)))
      return `${JSON.stringify(text.slice(0, 12))}…${JSON.stringify(text.slice(-3))}: ${before.toFixed(1)} ms, ten times as much ${whole.toFixed(1)} ms`;
  }
  return undefined;
}
