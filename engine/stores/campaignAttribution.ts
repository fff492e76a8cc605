import { attributionState } from '../../schemas/generated/validators/state-user';
import { isExact } from '../api/readers/readAnswer';
import type { CompiledSite } from '../config/compiled';
import { attributionFields, type AttributionField } from '../config/compiledRules';
import type { Environment } from '../environment';

/**
 * Campaign attribution (UTM): what a sign-up carries of the address that led the guest here; empty where it said
 * nothing (CALL-AUTH-5).
 */
export type CampaignAttribution = Readonly<Record<AttributionField, string>>;

type World = Pick<Environment, 'local' | 'cookies' | 'search'>;

const storageKey = 'livery.landing';

/** A campaign is told as a whole: one word of it replaces all three. */
const campaign: readonly AttributionField[] = ['ch', 'cm', 'pp'];

/** Keeps the words of an address until a sign-up uses them; a later address wins, field by field. */
export function keepAttribution(world: World, rules: CompiledSite['session'], search: string): void {
  const words = wordsOf(search, rules);
  if (Object.keys(words).length === 0) return;
  const known = readAttribution(world, rules);
  const isNewCampaign = campaign.some((field) => words[field] !== undefined);
  const kept = Object.fromEntries(
    Object.entries(known).filter(([field]) => !isNewCampaign || !campaign.some((own) => own === field)),
  );
  world.local.set(storageKey, JSON.stringify({ version: rules.stateVersion, words: { ...kept, ...words } }));
}

/** What a sign-up sends: the kept words, cookies where there are none, and empty text. */
export function campaignAttribution(world: World, rules: CompiledSite['session']): CampaignAttribution {
  const known = { ...readAttribution(world, rules), ...wordsOf(world.search(), rules) };
  const wordOf = (field: AttributionField) => known[field] ?? cookieOf(world, rules.attributionCookies[field]) ?? '';
  return Object.fromEntries(attributionFields.map((field) => [field, wordOf(field)])) as Record<
    AttributionField,
    string
  >;
}

/** Forgets the words, once a sign-up has used them. */
export function dropAttribution(world: World): void {
  world.local.remove(storageKey);
}

type Words = { readonly [field in AttributionField]?: string };

function readAttribution({ local }: World, rules: CompiledSite['session']): Words {
  const text = local.get(storageKey);
  if (text === null) return {};
  const state = parsed(text);
  if (state?.version === rules.stateVersion) return onlyKnown(state.words);
  local.remove(storageKey);
  return {};
}

function parsed(text: string) {
  try {
    const data: unknown = JSON.parse(text);
    return isExact(attributionState, data) ? data : null;
  } catch {
    return null;
  }
}

function wordsOf(search: string, { attribution }: CompiledSite['session']): Words {
  const query = new URLSearchParams(search);
  const found = attributionFields.map(
    (field) => [field, attribution[field].map((name) => query.get(name)).find(isWord)] as const,
  );
  return onlyKnown(Object.fromEntries(found.filter(([, word]) => word !== undefined)));
}

function onlyKnown(words: Readonly<Record<string, unknown>>): Words {
  return Object.fromEntries(
    attributionFields.flatMap((field) => (isWord(words[field]) ? [[field, words[field]]] : [])),
  );
}

function cookieOf({ cookies }: World, name: string | undefined): string | undefined {
  const word = name === undefined ? undefined : cookies.get(name);
  return isWord(word) ? word : undefined;
}

/** Words come from anywhere: what is no short line of text is left out. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[^\p{C}]{1,200}$/u.test(value);
}
