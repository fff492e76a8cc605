import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Worlds } from './worlds';

const verdicts = { approve: 'done', decline: 'rejected' } as const;

/**
 * Adds the page that a deposit leads to, as a bank or a wallet would show it: the payment is approved or declined
 * there.
 */
export function addPayRoute(app: FastifyInstance, worlds: Worlds): void {
  const ledgerOf = (request: FastifyRequest, intent: string) =>
    worlds
      .of(request)
      .players.accounts()
      .find(({ ledger }) => ledger.find(intent)?.kind === 'deposit')?.ledger;
  app.get<{ Params: { intent: string } }>('/api/pay/:intent', (request, reply) => {
    const { intent } = request.params;
    const entry = ledgerOf(request, intent)?.find(intent);
    const nonce = randomBytes(16).toString('base64');
    reply
      .code(entry === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'`,
      );
    if (entry === undefined)
      return reply.send(page(nonce, '<h1>No such payment</h1><p>This address belongs to no payment.</p>'));
    const path = `/api/pay/${encodeURIComponent(intent)}`;
    return reply.send(
      page(
        nonce,
        entry.state === 'pending'
          ? `<h1>Payment ${entry.reference}</h1><p>This page plays the part of a bank. No money moves.</p>
<form method="post" action="${path}/approve"><button>Approve</button></form><form method="post" action="${path}/decline"><button>Decline</button></form>`
          : `<h1>Payment ${entry.reference}</h1><p>${entry.state === 'done' ? 'Paid.' : 'Not paid.'} You can close this page.</p>`,
      ),
    );
  });
  // Browsers send a form without fields as this type.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null, null));
  for (const [name, state] of Object.entries(verdicts)) {
    app.post<{ Params: { intent: string } }>(`/api/pay/:intent/${name}`, (request, reply) => {
      const { intent } = request.params;
      const ledger = ledgerOf(request, intent);
      ledger?.finish(intent, state);
      ledger?.finish(`${intent}/bonus`, state);
      return reply.redirect(`/api/pay/${encodeURIComponent(intent)}`, 303);
    });
  }
}

function page(nonce: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo payment</title>
<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;font:16px system-ui;background:#f4f5f7;color:#14161c}button{font:inherit;padding:12px 24px;min-width:200px}</style>
</head><body>${body}</body></html>`;
}
