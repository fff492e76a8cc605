import { demoPlayers, type DemoPlayer } from './demoPlayers';
import type { Players } from './players';
import type { ServedSite } from './servedSite';

/**
 * Players that staff sign in as to see a site: a regular player, one without history, one at the highest level, one
 * without money, one who takes a break.
 */
export const personaNames = ['regular', 'new', 'vip', 'empty', 'excluded'] as const;
export type PersonaName = (typeof personaNames)[number];

/** What every persona signs in with. */
export const personaPassword = 'preview-demo-1';

const halfYearMs = 182 * 24 * 60 * 60 * 1000;

/** Name of the account of a persona. */
export function personaAccount(name: PersonaName): string {
  return `preview-${name}`;
}

/**
 * Opens the account of a persona at a site, or gives the one that is open. Throws where the site's data has no demo
 * player to be like.
 */
export function admitPersona(players: Players, served: ServedSite, name: PersonaName, now: number): void {
  const accountId = personaAccount(name);
  const known = players.find(served, accountId);
  if (known !== undefined) return;
  if (name === 'new') {
    players.open(served, {
      account_id: accountId,
      password: personaPassword,
      contact_phone: '+639175550190',
      contact_email: 'new@mail.example',
    });
    return;
  }
  const [regular, ...others] = demoPlayers.filter(({ domain }) => domain === served.data.domain);
  const model = name === 'vip' ? (others.at(-1) ?? regular) : regular;
  if (model === undefined) throw new Error(`${served.data.domain} has no demo player.`);
  const account = players.admit(served, { ...model, accountId, password: personaPassword, ...spentBy(name) });
  if (name === 'excluded') account.breakUntil = now + halfYearMs;
}

function spentBy(name: PersonaName): Partial<DemoPlayer> {
  return name === 'empty' ? { balance: 0, tokens: 0 } : {};
}
