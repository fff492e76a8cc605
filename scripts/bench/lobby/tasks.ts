import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  /** Microseconds of processor time of the thread until then. */
  readonly tts?: number;
  readonly args?: { readonly name?: string };
}

/** How long the main thread's tasks took, in ms of a processor four times slower. */
export interface TaskTimes {
  readonly count: number;
  readonly longest: number;
  /** How many took more than 50 ms. */
  readonly long: number;
}

/** How much slower than the machine a phone is. */
export const slowDown = 4;

/**
 * Watches the tasks of a page's main thread while `run` goes on. Their processor time is multiplied: the browser's own
 * slow-down spins by the clock, and so would multiply what other programs on the machine take. Some machines count
 * processor time in steps of 10 ms; no task takes more of it than it takes by the clock.
 */
export async function watchTasks(session: CDPSession, run: () => Promise<void>): Promise<TaskTimes> {
  const events = await traceOf(session, 'toplevel,devtools.timeline', run);
  const main = mainThreadOf(events);
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && `${pid}/${tid}` === main,
  );
  const times = tasks.map(({ dur = 0, tdur = 0 }) => (slowDown * Math.min(dur, tdur)) / 1000);
  return {
    count: tasks.length,
    longest: times.reduce((longest, time) => Math.max(longest, time), 0),
    long: times.filter((time) => time > 50).length,
  };
}

/** The renderer's main thread on which the page's own functions ran. */
function mainThreadOf(events: readonly TraceEvent[]): string {
  const busy = new Map<string, number>();
  for (const { name, pid, tid } of events)
    if (name === 'FunctionCall') busy.set(`${pid}/${tid}`, (busy.get(`${pid}/${tid}`) ?? 0) + 1);
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`);
  return mains.sort((one, other) => (busy.get(other) ?? 0) - (busy.get(one) ?? 0))[0] ?? '';
}

/** What a page's browser traced of some categories, joined by commas, while `run` went on. */
export async function traceOf(
  session: CDPSession,
  categories: string,
  run: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }) =>
    void events.push(...(value as readonly TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories.split(',') },
  });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}
