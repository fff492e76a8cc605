import type { Front } from './frontProcess';

/** The domain of a site of the small fleet. */
export const site = (index: number) => `site-${index}.example`;

/** Visitors who ask all the time, each after the answer before; returns what failed. */
export function startLoad(front: Front): {
  readonly stop: () => Promise<{ readonly asked: number; readonly failed: readonly string[] }>;
} {
  const paths = ['/', '/about', '/slots', '/manifest.webmanifest', '/robots.txt'];
  const failed: string[] = [];
  let asked = 0;
  let isOver = false;
  const visitor = async (number: number) => {
    while (!isOver) {
      const path = paths[asked % paths.length] ?? '/';
      asked += 1;
      const status = await front.ask(site(number % 3), path, { 'accept-encoding': 'br' }).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      if (status !== 200) failed.push(`${site(number % 3)}${path}: ${status}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const visitors = Array.from({ length: 6 }, (_, number) => visitor(number));
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
      return { asked, failed };
    },
  };
}
