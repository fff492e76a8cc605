import type { FastifyRequest } from 'fastify';
import type { LocaleCode } from '../../engine/config/compiled';
import { Refusal } from './refusal';
import type { World } from './world';
import type { SandboxSite, ServedSite } from './servedSite';

/**
 * The site a call is about: by `domain_name`, else by its session, else by the host. A session that ended is any site's
 * to refuse. Throws a refusal for a stranger.
 */
export function siteOfRequest(world: World, request: FastifyRequest): ServedSite {
  const named =
    (request.body as
      { readonly domain_name?: string; readonly external_id?: string; readonly auth?: string } | null | undefined) ??
    {};
  const session = named.auth === undefined ? undefined : world.players.domainOf(named.auth);
  const served =
    world.siteOf(named.domain_name ?? session ?? domainOf(hostOf(request))) ??
    (named.auth === undefined ? undefined : world.firstSite());
  if (served === undefined) throw new Refusal(404, 'unknownDomain');
  if (named.external_id !== undefined && named.external_id !== served.site.externalId)
    throw new Refusal(403, 'unknownExternalId');
  return served;
}

function hostOf({ headers }: FastifyRequest): string {
  const forwarded = headers['x-forwarded-host'];
  return (typeof forwarded === 'string' ? forwarded : headers.host) ?? '';
}

/** The domain in a host header: `lucky-harbor.example.localhost:4000` → `lucky-harbor.example`. */
function domainOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.localhost$/, '');
}

/** The site's language that the header asks for first, else its default. */
export function localeOf(site: SandboxSite, header: string | undefined): LocaleCode {
  const wanted = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of wanted) {
    const match =
      site.locales.enabled.find(({ lang }) => lang.toLowerCase() === tag) ??
      site.locales.enabled.find(({ lang }) => lang.split('-')[0] === tag.split('-')[0]);
    if (match !== undefined) return match.code;
  }
  return site.locales.default;
}
