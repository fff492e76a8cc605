import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { LaunchTicket } from './launches';
import type { Worlds } from './worlds';

/** Adds the address that opens a launched game, once: a small game with no money in it, under a policy of its own. */
export function addPlayRoute(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { word: string } }>('/api/play/:word', (request, reply) => {
    const ticket = worlds.of(request).launches.redeem(request.params.word);
    const nonce = randomBytes(16).toString('base64');
    reply
      .code(ticket === undefined ? 410 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors *`,
      );
    return reply.send(
      ticket === undefined
        ? page(
            nonce,
            'Game over',
            '<p>This address opened its game already, or is too old. Open the game from the lobby again.</p>',
          )
        : gamePage(nonce, ticket),
    );
  });
}

function gamePage(nonce: string, { game, account, picture, lobbyUrl }: LaunchTicket): string {
  const body = [
    `<img src="${escaped(picture)}" alt="" width="240">`,
    `<h1>${escaped(game.name)}</h1>`,
    `<p>${account === null ? 'Demo' : `Signed in as ${escaped(account.accountId)}`}: this round is for show.</p>`,
    '<button type="button" id="play">Play a round</button><output id="result" aria-live="polite"></output>',
    `<p><a href="${escaped(lobbyUrl)}" target="_top" rel="noopener">Back to the lobby</a></p>`,
    `<script nonce="${nonce}">
const signs = ['★', '◆', '●', '▲'];
document.getElementById('play').onclick = () => {
  const drawn = Array.from({ length: 3 }, () => signs[Math.floor(Math.random() * signs.length)]);
  document.getElementById('result').textContent = drawn.join(' ') + (new Set(drawn).size === 1 ? '  Three alike!' : '');
};
</script>`,
  ];
  return page(nonce, game.name, body.join('\n'));
}

function page(nonce: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;font:16px system-ui;background:#14161c;color:#fff}a{color:inherit}img{border-radius:12px;max-width:60vw;height:auto}button{font:inherit;padding:12px 24px}output{display:block;min-height:2em;font-size:28px}</style>
</head><body>${body}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
