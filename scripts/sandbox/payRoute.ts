import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escaped, localeIn, outsideText, sendOutsidePage } from './outsidePage';
import type { Worlds } from './worlds';

const verdicts = { approve: 'done', decline: 'rejected' } as const;

/**
 * Adds the page that a deposit leads to, as a bank or a wallet would show it: the payment is approved or declined
 * there. `?lang=<code>` names its language.
 */
export function addPayRoute(app: FastifyInstance, worlds: Worlds): void {
  const ledgerOf = (request: FastifyRequest, intent: string) =>
    worlds
      .of(request)
      .players.accounts()
      .find(({ ledger }) => ledger.find(intent)?.kind === 'deposit')?.ledger;
  app.get<{ Params: { intent: string } }>('/api/pay/:intent', (request, reply) => {
    const { intent } = request.params;
    const locale = localeIn(request.query);
    const text = (key: string, values?: Readonly<Record<string, string>>) => escaped(outsideText(key, locale, values));
    const entry = ledgerOf(request, intent)?.find(intent);
    const reference = entry?.reference ?? '';
    const title = entry === undefined ? 'paymentMissing' : 'payment';
    const form = (name: keyof typeof verdicts) =>
      `<form method="post" action="/api/pay/${encodeURIComponent(intent)}/${name}?lang=${locale}"><button>${text(name)}</button></form>`;
    return sendOutsidePage(reply, {
      status: entry === undefined ? 404 : 200,
      policy: () => "form-action 'self'; frame-ancestors 'none'",
      locale,
      title: outsideText(title, locale, { reference }),
      style: 'body{background:#f4f5f7;color:#14161c}button{min-width:200px}',
      body: () =>
        `<h1>${text(title, { reference })}</h1>${
          entry?.state === 'pending'
            ? `<p>${text('demoBank')}</p>\n${form('approve')}${form('decline')}`
            : `<p>${text(entry === undefined ? 'paymentMissingText' : entry.state === 'done' ? 'paid' : 'notPaid')}</p>`
        }`,
    });
  });
  // Browsers send a form without fields as this type.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null, null));
  for (const [name, state] of Object.entries(verdicts)) {
    app.post<{ Params: { intent: string } }>(`/api/pay/:intent/${name}`, (request, reply) => {
      const { intent } = request.params;
      const ledger = ledgerOf(request, intent);
      ledger?.finish(intent, state);
      ledger?.finish(`${intent}/bonus`, state);
      return reply.redirect(`/api/pay/${encodeURIComponent(intent)}?lang=${localeIn(request.query)}`, 303);
    });
  }
}
