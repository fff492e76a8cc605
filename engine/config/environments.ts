import { markedAddressFinding } from './addresses';
import type { CompiledBundle, CompiledSite } from './compiled';
import type { Descriptor } from './descriptors';
import { isRecord } from './jsonPath';
import { unknownWord } from './nearest';
import type { Platform } from './platform';
import { problemAt, type Problem } from './problem';

/** What an environment says of a platform, as it is written. */
export interface Connection {
  /** Origin of the platform. */
  readonly platform?: string;
  /** Address before `/api/…` in the browser. */
  readonly baseUrl?: string;
  readonly hosts?: {
    readonly pictures?: readonly string[];
    readonly games?: readonly string[];
    readonly chat?: readonly string[];
  };
}

/** A checked file of `site-configs/environments`. */
export interface EnvironmentDescriptor {
  readonly api?: Connection;
  readonly sites?: Readonly<Record<string, { readonly api?: Connection }>>;
}

/** What a file of `site-configs/environments` says, and what is wrong with it taken alone. */
export function environmentOf({ source, value, references, problems }: Descriptor): {
  readonly environment: EnvironmentDescriptor;
  readonly problems: readonly Problem[];
} {
  const addresses = references.flatMap((reference) => {
    const finding = markedAddressFinding(reference);
    return finding === undefined ? [] : [problemAt(source, reference.path, finding)];
  });
  return { environment: value, problems: [...problems, ...addresses] };
}

/** Sites that an environment names and that do not exist. */
export function environmentProblems(
  { environments }: Pick<Platform, 'environments'>,
  domains: readonly string[],
): Problem[] {
  return [...environments.values()].flatMap(({ source, value }) =>
    Object.keys(isRecord(value.sites) ? value.sites : {})
      .filter((domain) => !domains.includes(domain))
      .map((domain) =>
        problemAt(source, ['sites', domain], {
          code: 'environment-site-unknown',
          ...unknownWord(domain, 'a site', domains),
          at: 'key',
        }),
      ),
  );
}

/** What counts for one site: its own address before that of all, its own hosts beside those of all. */
export function connectionOf({ api = {}, sites = {} }: EnvironmentDescriptor, domain: string): Connection {
  const own = Object.hasOwn(sites, domain) ? (sites[domain]?.api ?? {}) : {};
  const both = (kind: 'pictures' | 'games' | 'chat') => [...(api.hosts?.[kind] ?? []), ...(own.hosts?.[kind] ?? [])];
  return { ...api, ...own, hosts: { pictures: both('pictures'), games: both('games'), chat: both('chat') } };
}

/**
 * A site as it is connected: its calls go to `baseUrl` where the connection says one, its policy lets in the hosts, and
 * pictures of the platform itself. The chat's document may reach the hosts of chats, too.
 */
export function connected(bundle: CompiledBundle, { platform, baseUrl, hosts = {} }: Connection): CompiledBundle {
  const { pictures = [], games = [], chat = [] } = hosts;
  const { site } = bundle;
  const images = [...new Set([...(platform === undefined ? [] : [new URL(platform).origin]), ...pictures])];
  const api: CompiledSite['api'] = {
    baseUrl: baseUrl === undefined ? site.api.baseUrl : `${baseUrl.replace(/\/$/, '')}/`,
    ...(images.length + games.length + chat.length > 0
      ? { hosts: { images, frames: [...games], connect: [...chat] } }
      : {}),
  };
  const liveChat =
    site.liveChat && chat.length > 0
      ? { ...site.liveChat, hosts: [...new Set([...site.liveChat.hosts, ...chat])] }
      : site.liveChat;
  return { ...bundle, site: { ...site, api, liveChat } };
}
