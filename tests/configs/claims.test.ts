import { expect, it } from 'vitest';
import { bySite, checkConfigs, compileConfigs, compileOneSite } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { validateConfigs } from '../../engine/config/validateConfigs';
import { baseInput } from './baseInput';

const siteOf = (domain: string) => `site-configs/sites/${domain}/site.json`;
const lucky = baseInput().files.get(siteOf('lucky.example')) ?? '';

/** The base project with the folder of Lucky copied, as a brand begins: `domain` is the new folder, which is read first. */
function withCopy(domain: string, edit: (site: Record<string, unknown>) => void = () => undefined): ConfigInput {
  const input = baseInput();
  const site = JSON.parse(lucky) as Record<string, unknown>;
  delete site['logos'];
  edit(site);
  return { ...input, files: new Map([[siteOf(domain), `${JSON.stringify(site, null, 2)}\n`], ...input.files]) };
}

function outcomeOf(input: ConfigInput) {
  const { bundles, problems } = compileConfigs(input);
  expect(validateConfigs(input).filter(({ severity }) => severity === 'error')).toEqual(problems);
  return { live: [...bundles.keys()].sort(), told: problems.map(({ file, path, code }) => [file, path, code]) };
}

it('[CARD-5] the folder of a brand that is copied and not edited never stops the brand it is a copy of', () => {
  expect(outcomeOf(withCopy('bright.example'))).toEqual({
    live: ['bola.example', 'lucky.example'],
    told: [
      [siteOf('bright.example'), 'domain', 'file-name-mismatch'],
      [siteOf('bright.example'), 'aliases[0]', 'domain-claimed'],
    ],
  });
});

it('[CARD-5] of two equal aliases that below the domain of its own site stays', () => {
  const edited = withCopy('bright.example', (site) => {
    site['domain'] = 'bright.example';
    site['aliases'] = ['www.bright.example', 'www.lucky.example'];
  });
  expect(outcomeOf(edited)).toEqual({
    live: ['bola.example', 'lucky.example'],
    told: [[siteOf('bright.example'), 'aliases[1]', 'domain-claimed']],
  });
});

it('[CARD-5] a site with an error takes an alias from nobody', () => {
  const broken = withCopy('bright.example', (site) => {
    site['domain'] = 'bright.example';
    site['aliases'] = ['play.example'];
    site['theme'] = { code: 'nothing', color: 'gold' };
  });
  const files = new Map(broken.files).set(siteOf('lucky.example'), lucky.replace('www.lucky.example', 'play.example'));
  const input = { ...broken, files };
  const { live, told } = outcomeOf(input);
  expect(live).toEqual(['bola.example', 'lucky.example']);
  expect(told).toContainEqual([siteOf('bright.example'), 'aliases[0]', 'domain-claimed']);
  const [changed] = bySite(input).sites.filter(({ domain }) => domain === 'lucky.example');
  const { platform, sites } = checkConfigs(input);
  expect(changed && compileOneSite(platform, changed, sites).bundle?.site.aliases).toEqual(['play.example']);
});

it('[CARD-5] a site that lost a host keeps no other from a site that is sound', () => {
  const input = withCopy('bright.example', (site) => {
    site['domain'] = 'bright.example';
    site['aliases'] = ['bola.example', 'play.example'];
  });
  const files = new Map(input.files).set(siteOf('lucky.example'), lucky.replace('www.lucky.example', 'play.example'));
  expect(outcomeOf({ ...input, files })).toEqual({
    live: ['bola.example', 'lucky.example'],
    told: [[siteOf('bright.example'), 'aliases[0]', 'domain-claimed']],
  });
});
