import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What can fail while something older is sent. */
const kinds = ['store', 'render', 'thread', 'disk', 'purge'] as const;

/** What the server counts, for Prometheus. */
export interface Figures {
  readonly registry: Registry;
  readonly answered: (status: number, origin: string, seconds: number) => void;
  readonly rendered: (seconds: number) => void;
  readonly fault: (what: (typeof kinds)[number]) => void;
}

/** What is asked when somebody reads the figures. */
export interface Sources {
  readonly waiting: () => number;
  readonly sites: () => number;
  readonly sequence: () => number;
}

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the figures, with those of Node itself. */
export function createFigures({ waiting, sites, sequence }: Sources): Figures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'livery_requests_total',
    help: 'Answers by status and where they came from.',
    labelNames: ['status', 'origin'],
    registers,
  });
  const durations = new Histogram({
    name: 'livery_request_seconds',
    help: 'Seconds until an answer.',
    labelNames: ['origin'],
    buckets: seconds,
    registers,
  });
  const renders = new Histogram({
    name: 'livery_render_seconds',
    help: 'Seconds to render a file, waiting included.',
    buckets: seconds,
    registers,
  });
  const faults = new Counter({
    name: 'livery_faults_total',
    help: 'What failed while something older was sent.',
    labelNames: ['what'],
    registers,
  });
  // An alarm that looks for growth sees the first fault only where there was a zero before.
  for (const what of kinds) faults.inc({ what }, 0);
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('livery_renders_waiting', 'Renders that wait for a thread.', waiting);
  gauge('livery_sites', 'Sites of the release that runs.', sites);
  gauge('livery_index_sequence', 'Number of the index that runs; servers of one channel should agree.', sequence);
  return {
    registry,
    answered: (status, origin, took) => {
      requests.inc({ status, origin });
      durations.observe({ origin }, took);
    },
    rendered: (took) => renders.observe(took),
    fault: (what) => faults.inc({ what }),
  };
}
