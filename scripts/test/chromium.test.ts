import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './chromium';

/** A machine on which the named files exist and start; commands that match `provides` make further ones exist. */
function machine(options: {
  env?: Record<string, string>;
  works?: string[];
  stubs?: string[];
  isRoot?: boolean;
  provides?: Record<string, string>;
}) {
  const works = new Set(options.works);
  const commands: string[] = [];
  const value: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...options.env },
    isRoot: options.isRoot ?? false,
    exists: (path) => works.has(path) || (options.stubs ?? []).includes(path),
    run: async ({ program, args }) => {
      if (args.includes('--version')) return Promise.resolve(works.has(program));
      commands.push([program, ...args].join(' '));
      const made = options.provides?.[`${program} ${args.at(-1) ?? ''}`];
      if (made) works.add(made);
      return Promise.resolve(
        program !== 'apt-get' || Object.keys(options.provides ?? {}).some((name) => name.startsWith('apt-get')),
      );
    },
    playwrightPath: () => Promise.resolve('/own/chrome'),
  };
  return { value, commands };
}

const install = 'apt-get install -y -q --no-install-recommends';

describe('the browser of end-to-end tests', () => {
  it.each([
    [
      'the headless shell before all others',
      { works: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] },
      '/usr/bin/chromium-headless-shell',
      [],
    ],
    [
      'the one that CHROMIUM_PATH names',
      { env: { CHROMIUM_PATH: '/opt/chrome' }, works: ['/opt/chrome', '/usr/bin/chromium'] },
      '/opt/chrome',
      [],
    ],
    ["the system's", { works: ['/usr/bin/chromium', '/own/chrome'] }, '/usr/bin/chromium', []],
    [
      "another name of the system's when the first is only a stub",
      { works: ['/usr/bin/google-chrome'], stubs: ['/usr/bin/chromium-browser'] },
      '/usr/bin/google-chrome',
      [],
    ],
    ["Playwright's own when the system has none", { works: ['/own/chrome'] }, '/own/chrome', []],
    [
      "Debian's package, installed as root",
      { isRoot: true, provides: { 'apt-get chromium-headless-shell': '/usr/bin/chromium-headless-shell' } },
      '/usr/bin/chromium-headless-shell',
      ['apt-get update -q', `${install} chromium-headless-shell`],
    ],
    [
      "Debian's package with its window, where there is none without",
      { isRoot: true, provides: { 'apt-get chromium': '/usr/bin/chromium' } },
      '/usr/bin/chromium',
      ['apt-get update -q', `${install} chromium-headless-shell`, `${install} chromium`],
    ],
    [
      "Playwright's own, installed when Debian's can't be",
      { isRoot: true, provides: { 'playwright chromium': '/own/chrome' } },
      '/own/chrome',
      ['apt-get update -q', `${install} chromium`, 'playwright install chromium'],
    ],
    [
      "Playwright's own, installed without root",
      { provides: { 'playwright chromium': '/own/chrome' } },
      '/own/chrome',
      ['playwright install chromium'],
    ],
  ])('is %s', async (_, options, path, commands) => {
    const here = machine(options);
    expect(await findChromium(here.value)).toBe(path);
    expect(here.commands).toEqual(commands);
  });

  it.each([
    [
      'CHROMIUM_PATH names nothing that starts',
      { env: { CHROMIUM_PATH: '/gone' } },
      'CHROMIUM_PATH is /gone, which does not start. Let it name a Chromium, or leave it out.',
    ],
    [
      'nothing can be installed',
      {},
      'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.',
    ],
  ])('is missed clearly when %s', async (_, options, message) => {
    await expect(findChromium(machine(options).value)).rejects.toThrow(message);
  });
});
