import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoPlayers } from './demoPlayers';

// A site without content in the sandbox is no demo site.
const domains = readdirSync(join(import.meta.dirname, '../../site-configs/sites')).filter((domain) =>
  existsSync(join(import.meta.dirname, `data/${domain}.json`)),
);

describe('demo players', () => {
  it.each(domains)('%s has three, each with an account name and an address of its own', (domain) => {
    const own = demoPlayers.filter((player) => player.domain === domain);
    expect(own).toHaveLength(3);
    expect(new Set(own.map(({ accountId }) => accountId)).size).toBe(3);
    expect(new Set(own.map(({ email }) => email)).size).toBe(3);
  });

  it('are players of sites that are there', () => {
    expect(demoPlayers.filter(({ domain }) => !domains.includes(domain))).toEqual([]);
  });
});
