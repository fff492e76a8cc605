import { request } from 'node:http';
import type { Front } from './frontProcess';
import { pace } from '../browser/pace';

/** The domain of a site of the small fleet. */
export const site = (index: number) => `site-${index}.example`;

/** The first call that a page makes for its player; the status of its answer. */
export function startupCall(front: Front, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' };
    const call = request(
      { host: '127.0.0.1', port: front.port, method: 'POST', path: '/api/startup', headers },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify({ domain_name: host }));
  });
}

/** What visitors asked for and what failed, calls beside pages. */
interface LoadReport {
  readonly asked: number;
  readonly called: number;
  readonly failed: readonly string[];
  readonly failedCalls: readonly string[];
}

/** Visitors who ask all the time, each after the answer before, and players who call; returns what failed. */
export function startLoad(front: Front): {
  readonly report: () => LoadReport;
  readonly stop: () => Promise<LoadReport>;
} {
  const paths = ['/', '/about', '/slots', '/manifest.webmanifest', '/robots.txt'];
  const failed: string[] = [];
  const failedCalls: string[] = [];
  let asked = 0;
  let called = 0;
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
      await pace('hand');
    }
  };
  const player = async (number: number) => {
    while (!isOver) {
      called += 1;
      const status = await startupCall(front, site(number)).catch(String);
      if (status !== 200) failedCalls.push(`${site(number)}: ${status}`);
      await pace('hand');
    }
  };
  const report = () => ({ asked, called, failed: [...failed], failedCalls: [...failedCalls] });
  const players = [player(0), player(1)];
  const visitors = Array.from({ length: 6 }, (_, number) => visitor(number));
  return {
    report,
    stop: async () => {
      isOver = true;
      await Promise.all([...visitors, ...players]);
      return report();
    },
  };
}
