import { crashed, type Outcome } from './outcome';

/** A piece of work that ends in an outcome. */
export interface Task {
  readonly name: string;
  /** Cores that it keeps busy. */
  readonly cores: number;
  /**
   * It starts when so many cores are free; all of its cores unless this is given. For work that makes room for itself.
   */
  readonly leastCores?: number;
  /** Names of tasks that must have ended without a failure; those that aren't in the list count as done. */
  readonly after?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

/** What became of a task: `from` and `to` in ms since the schedule began. */
export interface Done {
  readonly name: string;
  readonly outcome: Outcome;
  readonly from: number;
  readonly to: number;
}

/**
 * Runs all tasks on so many cores, also after a failure: whenever cores are free, the first task of the list that they
 * are enough for starts. A task that rejects is one failed, and so is one whose predecessor failed. `onDone` hears of
 * each as it ends.
 */
export async function schedule(
  tasks: readonly Task[],
  cores: number,
  onDone: (done: Done) => void = () => undefined,
): Promise<readonly Done[]> {
  const began = performance.now();
  const waiting = [...tasks];
  const running = new Map<Task, Promise<void>>();
  const done: Done[] = [];
  const end = (task: Task, outcome: Outcome, from: number) => {
    const ended = { name: task.name, outcome, from, to: performance.now() - began };
    done.push(ended);
    onDone(ended);
  };
  const start = (task: Task) => {
    const from = performance.now() - began;
    const failed = (task.after ?? []).filter((name) =>
      done.some((other) => other.name === name && other.outcome.failed > 0),
    );
    const work =
      failed.length > 0
        ? Promise.resolve(crashed(`${task.name} did not run: ${failed.join(' and ')} failed.`))
        : outcomeOf(task);
    running.set(
      task,
      work.then((outcome) => {
        running.delete(task);
        end(task, outcome, from);
      }),
    );
  };
  while (waiting.length > 0 || running.size > 0) {
    const free = cores - [...running.keys()].reduce((sum, task) => sum + task.cores, 0);
    const isReady = ({ after = [] }: Task) =>
      after.every((name) => done.some((other) => other.name === name) || tasks.every((other) => other.name !== name));
    const next = waiting.findIndex(
      (task) => isReady(task) && (running.size === 0 || (task.leastCores ?? task.cores) <= free),
    );
    const [task] = next < 0 ? [] : waiting.splice(next, 1);
    if (task) start(task);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These tasks wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
  return done;
}

async function outcomeOf({ name, run }: Task): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    return crashed(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
