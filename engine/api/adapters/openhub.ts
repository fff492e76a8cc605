import {
  minorOf,
  recordOf,
  refusal,
  rowsOf,
  type Adapter,
  type AdapterWorld,
  type ForeignReply,
  type OwnRequests,
} from '../adapter';
import { majorUnits } from '../decimal';

type Row = Readonly<Record<string, unknown>>;
type Payment = OwnRequests['deposit'] | OwnRequests['withdraw'];

/** Our names of categories, by those of the hub. */
const kinds: Readonly<Record<string, string>> = { slots: 'slot_game', live: 'casino', fish: 'fishing', burst: 'crash' };
/** Our kinds of methods, by the families of the purse. */
const families: Readonly<Record<string, string>> = { ewallet: 'wallet', wire: 'bank', card: 'card', coupon: 'voucher' };
/** Our states of a payment. A state that nobody knows is handed on, and shows as one that is checked. */
const states: Readonly<Record<string, string>> = {
  open: 'PENDING',
  settled: 'DONE',
  declined: 'REJECTED',
  lapsed: 'EXPIRED',
};

/**
 * A game hub and a purse of another make, as docs/platform.md maps them step by step: lists by GET and offset, one code
 * a game, amounts in major units, payments by PUT under an address that the client chooses, refusals as HTTP statuses.
 */
export const adapter: Adapter = {
  async games({ list, category, provider, game, search, page, page_size }, { ask, site }) {
    const { body } = await ask({
      path: '/api/hub/v2/catalogue',
      query: {
        brand: site.externalId,
        shelf: list,
        kind: category === undefined ? undefined : category.split(',').map(foreignKind).join('|'),
        studio: provider?.replaceAll(',', '|'),
        sku: provider !== undefined && game !== undefined ? `${provider}:${game}` : undefined,
        q: search,
        offset: (page - 1) * page_size,
        limit: page_size,
      },
    });
    const { data, meta } = recordOf(body);
    return {
      value: { games: rowsOf(data).map((row) => gameOf(row, site)), total: recordOf(meta).count, page, page_size },
    };
  },

  async providers(_, { ask, site }) {
    const { body } = await ask({ path: '/api/hub/v2/studios', query: { brand: site.externalId } });
    return {
      value: rowsOf(recordOf(body).data).map(({ id, label, titles, glyph }) => ({
        code: id,
        name: label,
        games: titles,
        mark: glyph,
      })),
    };
  },

  async launchGame({ auth, provider_code, game_code, mode, lang, currency, device, lobby_url, deposit_url }, { ask }) {
    const reply = await ask({
      method: 'POST',
      path: '/api/hub/v2/sessions',
      headers: bearer(auth),
      body: {
        sku: `${provider_code}:${game_code}`,
        play: mode === 'REAL' ? 'cash' : 'fun',
        locale: lang,
        currency,
        screen: device === 'PHONE' ? 'small' : 'large',
        returnTo: lobby_url,
        topUp: deposit_url,
      },
      expects: [401, 409],
    });
    if (reply.status > 400) return refused(reply);
    const { href, display, validUntil } = recordOf(recordOf(reply.body).session);
    return { value: { url: href, target: display === 'window' ? 'POPUP' : 'FRAME', expires_at: validUntil } };
  },

  async paymentMethods({ auth }, { ask, site }) {
    const reply = await ask({
      path: '/api/purse/channels',
      query: { currency: site.currency.code },
      headers: bearer(auth),
      expects: [401],
    });
    return reply.status === 401 ? refused(reply) : { value: rowsOf(reply.body).map((row) => methodOf(row, site)) };
  },

  async wallet({ auth }, { ask, site: { currency } }) {
    const reply = await ask({ path: '/api/purse', headers: bearer(auth), expects: [401] });
    const { free, held } = recordOf(reply.body);
    return reply.status === 401
      ? refused(reply)
      : { value: { available: minorOf(free, currency.digits), locked: minorOf(held, currency.digits) } };
  },

  deposit: (request, world) => moved(request, { direction: 'in', channel: request.method_code }, world),
  depositStatus: (request, world) => movementOf(request, world),
  withdraw: (request, world) => moved(request, { direction: 'out', account: request.bank_id }, world),
  withdrawalStatus: (request, world) => movementOf(request, world),
};

/** Asks for a payment once. The id of the request is its address, so that asking again asks for the same one. */
async function moved(
  { auth, request_id, amount }: Payment,
  way: object,
  { ask, site: { currency } }: AdapterWorld,
): Promise<object> {
  const reply = await ask({
    method: 'PUT',
    path: `/api/purse/movements/${encodeURIComponent(request_id)}`,
    headers: bearer(auth),
    body: { ...way, amount: majorUnits(amount, currency.digits), currency: currency.code },
    expects: [401, 422],
  });
  return reply.status > 400 ? refused(reply) : { value: paymentOf(request_id, recordOf(reply.body), currency.digits) };
}

/** Where a payment stands; no value where the purse never heard of it. */
async function movementOf(
  { auth, request_id }: OwnRequests['depositStatus'],
  { ask, site: { currency } }: AdapterWorld,
): Promise<object> {
  const reply = await ask({
    path: `/api/purse/movements/${encodeURIComponent(request_id)}`,
    headers: bearer(auth),
    expects: [401, 404],
  });
  if (reply.status === 401) return refused(reply);
  // Only the purse itself can say that it knows no such payment: another 404 leaves the outcome unknown.
  if (reply.status === 404 && recordOf(reply.body).problem !== 'unknown-movement')
    throw new Error('HTTP 404 instead of a payment');
  return reply.status === 404
    ? { statusCode: 1 }
    : { value: paymentOf(request_id, recordOf(reply.body), currency.digits) };
}

function gameOf({ sku, title, studio, kind, art, rtp, trial, floor }: Row, { currency }: AdapterWorld['site']): object {
  const [provider_code = '', game_code] = typeof sku === 'string' ? sku.split(':') : [];
  return {
    provider_code,
    game_code,
    game_name: title,
    provider_name: recordOf(studio).label,
    game_type: wordOf(kinds, kind),
    game_image: recordOf(art).portrait,
    rtp,
    has_demo: trial,
    min_stake: minorOf(floor, currency.digits),
  };
}

/** Our word for one of theirs; theirs where there is none. */
function wordOf(words: Readonly<Record<string, string>>, word: unknown): unknown {
  return typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : word;
}

function foreignKind(category: string): string {
  return Object.entries(kinds).find(([, ours]) => ours === category)?.[0] ?? category;
}

function methodOf(
  { id, label, family, presets, then, ...ways }: Row,
  { currency: { digits } }: AdapterWorld['site'],
): object {
  const terms = (way: unknown) => {
    const { floor, ceiling, charge, minutes } = recordOf(way);
    const [min, max, fee] = [floor, ceiling, charge].map((amount) => minorOf(amount, digits));
    return { min, max, fee, seconds: typeof minutes === 'number' ? minutes * 60 : undefined };
  };
  return {
    code: id,
    name: label,
    kind: wordOf(families, family),
    amounts: Array.isArray(presets) ? presets.map((amount) => minorOf(amount, digits)) : [],
    ...(ways.in === undefined ? {} : { deposit: terms(ways.in) }),
    ...(ways.out === undefined ? {} : { withdrawal: terms(ways.out) }),
    ...(then === 'scan' ? { step: 'QR' } : {}),
  };
}

function paymentOf(
  requestId: string,
  { ref, status, amount, charge, channel, opened, closed, note, scan }: Row,
  digits: number,
): object {
  const { payload } = recordOf(scan);
  return {
    request_id: requestId,
    reference: ref,
    state: wordOf(states, status),
    amount: minorOf(amount, digits),
    fee: minorOf(charge, digits),
    method: channel,
    created_at: opened,
    ...(closed === undefined ? {} : { finished_at: closed }),
    ...(note === undefined ? {} : { reason: note }),
    ...(typeof payload === 'string' ? { step: { kind: 'QR', content: payload } } : {}),
  };
}

function bearer(auth: string): Readonly<Record<string, string>> {
  return auth === '' ? {} : { authorization: `Bearer ${auth}` };
}

/** What the hub and the purse call a refusal: an ended session, or a text for the player. */
function refused({ status, body }: ForeignReply): object {
  const { detail } = recordOf(body);
  return status === 401 ? refusal('sessionExpired') : refusal(typeof detail === 'string' ? detail : '', status);
}
