import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createConnection } from '../../scripts/connect/connection';
import { smallFleet, type SmallFleet } from './smallFleet';
import { publishedNames, publishedSites, storedFiles } from './storeContent';

let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(4);
});
afterEach(() => fleet.remove());

const domain = (index: number) => `site-${index}.example`;
const named = (name: string) => (site: Record<string, unknown>) => void (site['name'] = name);

/** Changes what all sites share. */
function editShared(): void {
  const file = join(fleet.project, 'site-configs/families/harbor.json');
  const family = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...family, name: 'Shared' }));
}

it('publishes no change of a site that --only does not name, also when what all share has changed', async () => {
  await fleet.publish();
  editShared();
  fleet.edit(domain(0), named('Named'));
  expect((await fleet.publish({ only: [domain(0)] })).release?.note).toMatchObject({ sites: 4, added: 0, removed: 0 });
  expect(await publishedNames(fleet)).toMatchObject({ [domain(0)]: 'Named', [domain(1)]: 'Site 1' });

  editShared();
  const family = join(fleet.project, 'site-configs/families/harbor.json');
  writeFileSync(family, readFileSync(family, 'utf8').replace('Shared', 'Shared again'));
  fleet.edit(domain(0), named('Second'));
  fleet.edit(domain(1), named('Not yet'));
  const before = storedFiles(fleet);
  await expect(fleet.publish({ only: [domain(0)] })).rejects.toThrow(
    `every site is published again, and ${domain(1)} has changed, too, which --only does not name.`,
  );
  expect(storedFiles(fleet)).toEqual(before);
  await fleet.publish({ only: [domain(0), domain(1)] });
  expect(await publishedNames(fleet)).toMatchObject({ [domain(0)]: 'Second', [domain(1)]: 'Not yet' });
});

it('compiles sites for what the platform of the environment offers', async () => {
  const folder = join(fleet.project, 'site-configs/environments');
  mkdirSync(folder, { recursive: true });
  const platform = 'https://platform.example';
  const write = (offers: readonly string[]) =>
    writeFileSync(join(folder, 'trial.json'), JSON.stringify({ version: 1, api: { platform, offers } }));
  const publish = () =>
    fleet.publish({
      connection: createConnection(fleet.project, { environment: 'trial' }),
      connectionName: 'trial',
    });
  const offers = async () => Object.values(await publishedSites(fleet)).map((site) => site.offers);
  write(['history']);
  expect((await publish()).problems).toEqual([]);
  expect(await offers()).toEqual([['history'], ['history'], ['history'], ['history']]);
  // Also a site that changes later, by itself.
  fleet.edit(domain(2), named('Reef'));
  await publish();
  expect(await offers()).toEqual([['history'], ['history'], ['history'], ['history']]);
});
