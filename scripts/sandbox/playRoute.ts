import type { FastifyInstance } from 'fastify';
import type { LaunchTicket } from './launches';
import { escaped, localeIn, outsideText, sendOutsidePage, type OutsidePage } from './outsidePage';
import type { Worlds } from './worlds';

const style =
  'body{background:#14161c;color:#fff}a{color:inherit}img{border-radius:12px;max-width:60vw;height:auto}output{display:block;min-height:2em;font-size:28px}';

const policy = (nonce: string) => `img-src 'self'; script-src 'nonce-${nonce}'; frame-ancestors *`;

/**
 * Adds the address that opens a launched game, once: a small game with no money in it, under a policy of its own.
 * `?lang=<code>` names its language.
 */
export function addPlayRoute(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { word: string } }>('/api/play/:word', (request, reply) => {
    const locale = localeIn(request.query);
    const ticket = worlds.of(request).launches.redeem(request.params.word);
    return sendOutsidePage(reply, {
      locale,
      style,
      policy,
      ...(ticket === undefined ? spent(locale) : game(ticket, locale)),
    });
  });
}

type Part = Pick<OutsidePage, 'status' | 'title' | 'body'>;

function spent(locale: OutsidePage['locale']): Part {
  const title = outsideText('gameExpired', locale);
  return {
    status: 410,
    title,
    body: () => `<h1>${escaped(title)}</h1><p>${escaped(outsideText('gameExpiredText', locale))}</p>`,
  };
}

function game({ game: { name }, account, picture, lobbyUrl }: LaunchTicket, locale: OutsidePage['locale']): Part {
  const text = (key: string, values?: Readonly<Record<string, string>>) => escaped(outsideText(key, locale, values));
  return {
    status: 200,
    title: name,
    body: (nonce) =>
      [
        `<img src="${escaped(picture)}" alt="" width="240">`,
        `<h1>${escaped(name)}</h1>`,
        `<p>${account === null ? '' : `${text('loggedInAs', { account: account.accountId })} `}${text('demoRound')}</p>`,
        `<button type="button" id="play">${text('play')}</button><output id="result" aria-live="polite" data-alike="${text('alike')}"></output>`,
        `<p><a href="${escaped(lobbyUrl)}" target="_top" rel="noopener">${text('back')}</a></p>`,
        `<script nonce="${nonce}">
const signs = ['★', '◆', '●', '▲'];
const result = document.getElementById('result');
document.getElementById('play').onclick = () => {
  const drawn = Array.from({ length: 3 }, () => signs[Math.floor(Math.random() * signs.length)]);
  result.textContent = drawn.join(' ') + (new Set(drawn).size === 1 ? '  ' + result.dataset.alike : '');
};
</script>`,
      ].join('\n'),
  };
}
