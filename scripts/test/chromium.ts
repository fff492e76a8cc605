import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, type Command } from './runCommand';

/** What a search for a browser needs of the machine, so that it can be tested without one. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** Runs a command; true when it ended well. */
  readonly run: (command: Command) => Promise<boolean>;
  /** Where Playwright's own browser stands when it is installed. */
  readonly playwrightPath: () => Promise<string>;
}

/** The headless shell comes first: the same Chromium without its window, at two thirds of the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const minute = 60_000;

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, then the system's, then Playwright's own; else one is installed
 * (Debian's package as root, otherwise Playwright's own). Rejects, saying what to do, when there is none at the end.
 */
export async function findChromium(machine: Machine): Promise<string> {
  const given = machine.env['CHROMIUM_PATH'];
  if (given) {
    if (await starts(machine, given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start. Let it name a Chromium, or leave it out.`);
  }
  const present = await firstThatStarts(machine);
  if (present) return present;
  for (const commands of installations(machine)) {
    let isInstalled = true;
    for (const command of commands) isInstalled = isInstalled && (await machine.run(command));
    const installed = isInstalled ? await firstThatStarts(machine) : undefined;
    if (installed) return installed;
  }
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
}

async function firstThatStarts(machine: Machine): Promise<string | undefined> {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    await machine.playwrightPath(),
  ];
  for (const path of candidates) if (await starts(machine, path)) return path;
  return undefined;
}

/** Ubuntu's `chromium-browser` may be a stub that only names a snap, so a file that exists is not enough. */
async function starts(machine: Machine, path: string): Promise<boolean> {
  return machine.exists(path) && (await machine.run({ program: path, args: ['--version'], timeout: minute / 2 }));
}

function installations({ isRoot }: Machine): Command[][] {
  const debian = (name: string): Command => ({
    program: 'apt-get',
    args: ['install', '-y', '-q', '--no-install-recommends', name],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * minute,
  });
  const update: Command = { program: 'apt-get', args: ['update', '-q'], timeout: 5 * minute };
  const own: Command[] = [{ program: 'playwright', args: ['install', 'chromium'], timeout: 10 * minute }];
  return isRoot ? [[update, debian('chromium-headless-shell')], [debian('chromium')], own] : [own];
}

/** This machine. What installations print is shown. */
export function thisMachine(root: string): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    run: async (command) => {
      const { status, output } = await runCommand(root, command, 'keep');
      if (status !== '0') console.log(`${[command.program, ...command.args].join(' ')}: ${status}\n${output.trim()}`);
      return status === '0';
    },
    playwrightPath: async () => (await import('playwright')).chromium.executablePath(),
  };
}
