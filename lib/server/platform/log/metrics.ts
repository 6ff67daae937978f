import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { db, pool } from '../db/pool';
import { countAlerts } from '../alerts/operator-alerts-repository';

type Metrics = { registry: Registry; requests: Counter; seconds: Histogram };

let made: Metrics | undefined;

function metrics(): Metrics {
  return (made ??= create());
}

function create(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'API requests answered.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer an API request, in seconds.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 8],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Database connections of this process by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = pool();
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waited_for' }, waitingCount);
    },
  });
  new Gauge({
    name: 'operator_alerts',
    help: 'Alerts to the operator in the last 24 hours, of all processes on this database.',
    labelNames: ['name'],
    registers: [registry],
    async collect() {
      for (const [name, count] of Object.entries(await countAlerts(db()))) this.set({ name }, count);
    },
  });
  return { registry, requests, seconds };
}

/** Counts a request by its route pattern, never by its URL. */
export function countRequest(request: { method: string; route: string; status: number; seconds: number }) {
  const { requests, seconds } = metrics();
  requests.inc({ method: request.method, route: request.route, status: String(request.status) });
  seconds.observe({ method: request.method, route: request.route }, request.seconds);
}

export const readMetrics = () => metrics().registry.metrics();
