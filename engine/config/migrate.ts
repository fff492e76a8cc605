import { environment } from '../../schemas/environment.versions';
import { family } from '../../schemas/family.versions';
import { form } from '../../schemas/form.versions';
import type { DescriptorValue, Versions } from '../../schemas/migrations';
import { modal } from '../../schemas/modal.versions';
import { page } from '../../schemas/page.versions';
import { api } from '../../schemas/platform/api.versions';
import { breakpoints } from '../../schemas/platform/breakpoints.versions';
import { categories } from '../../schemas/platform/categories.versions';
import { failures } from '../../schemas/platform/failures.versions';
import { fallbackGames } from '../../schemas/platform/fallback-games.versions';
import { forms } from '../../schemas/platform/forms.versions';
import { jurisdictions } from '../../schemas/platform/jurisdictions.versions';
import { liveChat } from '../../schemas/platform/live-chat.versions';
import { locales } from '../../schemas/platform/locales.versions';
import { loginEntry } from '../../schemas/platform/login-entry.versions';
import { providers } from '../../schemas/platform/providers.versions';
import { rewards } from '../../schemas/platform/rewards.versions';
import { session } from '../../schemas/platform/session.versions';
import { shell } from '../../schemas/platform/shell.versions';
import { themes } from '../../schemas/platform/themes.versions';
import { timings } from '../../schemas/platform/timings.versions';
import { site } from '../../schemas/site.versions';
import { template } from '../../schemas/template.versions';
import type { FileKind, Topic } from './fileKinds';

const ofTopics: Readonly<Record<Topic, Versions>> = {
  api,
  breakpoints,
  categories,
  failures,
  'fallback-games': fallbackGames,
  forms,
  jurisdictions,
  'live-chat': liveChat,
  locales,
  'login-entry': loginEntry,
  providers,
  rewards,
  session,
  shell,
  themes,
  timings,
};

const ofKinds: Readonly<Record<Exclude<FileKind['kind'], 'platform'>, Versions>> = {
  site,
  family,
  environment,
  page,
  'site-page': page,
  'template-page': page,
  modal,
  form,
  template,
};

/** The versions of a kind of file. */
export function versionsOf(kind: FileKind): Versions {
  return kind.kind === 'platform' ? ofTopics[kind.topic] : ofKinds[kind.kind];
}

/** What migrations made of a descriptor. */
export interface Migrated {
  readonly value: DescriptorValue;
  /** The version that the file says. */
  readonly from: number;
  readonly to: number;
  /** Names of the migrations that it went through. */
  readonly names: readonly string[];
}

/**
 * The newest form of a descriptor of an older version (CARD-5), not checked against its schema; undefined where the
 * value is of the newest version, of a newer one, or says none. A value of another form than its version had comes out
 * as it is, and its schema tells what is wrong.
 */
export function migrated(value: DescriptorValue, { current, migrations }: Versions): Migrated | undefined {
  const from = versionIn(value);
  if (from === undefined || from < 1 || from >= current) return undefined;
  const steps = migrations.slice(from - 1);
  const newest = steps.reduce((descriptor, { up }) => up(descriptor), value);
  return { value: { ...newest, version: current }, from, to: current, names: steps.map(({ name }) => name) };
}

/** Whether a descriptor is of a version that came after this platform. */
export function isNewer(value: DescriptorValue, { current }: Versions): boolean {
  return (versionIn(value) ?? 0) > current;
}

function versionIn({ version }: DescriptorValue): number | undefined {
  return typeof version === 'number' && Number.isInteger(version) ? version : undefined;
}
