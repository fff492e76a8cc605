import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { indexKey } from '../../scripts/store/release';
import { smallFleet, type SmallFleet } from './smallFleet';

let fleet: SmallFleet;
let sites: string;
beforeEach(async () => {
  fleet = smallFleet(3);
  sites = join(fleet.project, 'site-configs/sites');
  await fleet.publish();
});
afterEach(() => fleet.remove());

const one = 'site-1.example';

/** What publishing comes to, and whether the index is as before. */
async function refusal(besides: Parameters<SmallFleet['publish']>[0] = {}) {
  const index = async () => (await fleet.store.read(indexKey('live')))?.toString();
  const before = await index();
  const { problems, release } = await fleet.publish(besides);
  return {
    said: problems.filter(({ severity }) => severity === 'error').map(({ file, code }) => [file, code]),
    isPublished: release !== undefined,
    isChanged: (await index()) !== before,
  };
}

const refused = (file: string) => ({ said: [[file, 'file-link']], isPublished: false, isChanged: false });
const atSite = refused(`site-configs/sites/${one}`);

it.each([
  ['to the folder that stood there', () => join(fleet.folder, 'elsewhere')],
  ['to nothing', () => 'nowhere'],
  ['to itself', () => one],
  ['to a file', () => fleet.keyFile],
])('[CARD-5] refuses a link %s in the place of a site, and takes no site away', async (_, target) => {
  renameSync(join(sites, one), join(fleet.folder, 'elsewhere'));
  symlinkSync(target(), join(sites, one));
  expect(await refusal()).toEqual(atSite);
  expect(await refusal({ only: [one] })).toEqual(atSite);
  rmSync(join(fleet.project, '.cache'), { recursive: true });
  expect(await refusal()).toEqual(atSite);
});

it('[CARD-5] refuses a link that comes into the folder of a site', async () => {
  mkdirSync(join(sites, one, 'brand'));
  writeFileSync(join(fleet.folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  symlinkSync(join(fleet.folder, 'logo.svg'), join(sites, one, 'brand/logo.svg'));
  expect(await refusal()).toEqual(refused(`site-configs/sites/${one}/brand/logo.svg`));
});

it('takes no site away where the folder of all sites is missing or a link', async () => {
  renameSync(sites, join(fleet.folder, 'elsewhere'));
  await expect(fleet.publish()).rejects.toThrow('has no folder site-configs/sites. Nothing was changed.');
  symlinkSync(join(fleet.folder, 'elsewhere'), sites);
  await expect(fleet.publish()).rejects.toThrow('has no folder site-configs/sites. Nothing was changed.');
});
