import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ReceivedReport } from './receivedReport';
import type { Worlds } from './worlds';
import { ownValue } from '../../engine/config/ownValue';

const keptReports = 200;
const mostBytes = 64 * 1024;

/**
 * Adds what takes the field data of demo sites: `POST /api/field-data` keeps a report, `GET` shows the latest ones as a
 * page. Browsers send them as plain text, which needs no question before it.
 */
export function addFieldDataRoute(app: FastifyInstance, worlds: Worlds): void {
  app.post('/api/field-data', { bodyLimit: mostBytes }, (request, reply) => {
    const report = readReport(request.body);
    if (report === undefined) return reply.code(400).send({ statusCode: 400, statusMessage: 'badRequest' });
    const world = worlds.of(request);
    const { fieldData } = world;
    fieldData.unshift({ at: world.now(), report });
    fieldData.length = Math.min(fieldData.length, keptReports);
    return reply.code(204).send();
  });
  app.get('/api/field-data', (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
      .send(pageOf(worlds.of(request).fieldData, nonce));
  });
}

function readReport(body: unknown): ReceivedReport['report'] | undefined {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const isReport = typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events);
    return isReport ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function pageOf(reports: readonly ReceivedReport[], nonce: string): string {
  const columns = ['site', 'page', 'locale', 'viewport', 'connection'];
  const rows = reports.map(({ at, report }) => {
    const cells = [
      new Date(at).toISOString(),
      ...columns.map((name) => ownValue(report, name)),
      (report['events'] as readonly unknown[]).map(wordsOf).join(' · '),
    ];
    return `<tr>${cells.map((cell) => `<td>${escaped(plain(cell))}</td>`).join('')}</tr>`;
  });
  const head = ['at', ...columns, 'events'].map((name) => `<th>${name}</th>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Field data</title>
<style nonce="${nonce}">body{margin:24px;font:15px system-ui;color:#14161c;background:#fff}table{border-collapse:collapse}td,th{padding:6px 12px;text-align:left;border-bottom:1px solid #d5d8de;vertical-align:top}</style>
</head><body><h1>Field data</h1><p>What browsers reported of the demo sites, the latest first. Nothing of it is kept when this server ends.</p>
<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}

function wordsOf(event: unknown): string {
  const { kind, name, value, rating, context, message } = (event ?? {}) as Readonly<Record<string, unknown>>;
  return (kind === 'vital' ? [name, value, rating] : [context, message]).map(plain).join(' ');
}

/** Words and numbers; nothing else is shown. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
