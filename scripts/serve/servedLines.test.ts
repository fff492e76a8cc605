import { expect, it } from 'vitest';
import { servedLines } from './servedLines';

const some = {
  domains: ['a.example', 'b.example'],
  folders: ['a.example', 'b.example'],
  port: 4173,
  platforms: ['https://platform.example'],
  demoPlayers: ['player01 / word'],
};
const end = 'Save a file below site-configs/ to change a running site. Stop with Ctrl+C.';

it('names each site by its address, and the platform', () => {
  expect(servedLines(some)).toEqual([
    '',
    'Sites:',
    '  http://a.example.localhost:4173/',
    '  http://b.example.localhost:4173/',
    'Calls are handed on to https://platform.example. The embedded API is off.',
    end,
  ]);
  expect(servedLines({ ...some, platforms: null }).slice(4, -1)).toEqual(['Demo players:', '  player01 / word']);
});

it('[CARD-3] names the sites that are not served beside those that are', () => {
  expect(servedLines({ ...some, domains: ['a.example'] })).toContain(
    'Not served, because of the errors above: b.example.',
  );
});

it('[CARD-3] says that no site can be served, why, and what to do', () => {
  expect(servedLines({ ...some, domains: [] })).toEqual([
    '',
    'No site can be served: every site has an error (a.example, b.example).',
    'The lines above name each error and its fix. `npm run validate` prints them again.',
    'A site is served as soon as its files have no error; this process goes on watching them.',
    'Calls are handed on to https://platform.example. The embedded API is off.',
    end,
  ]);
  expect(servedLines({ ...some, domains: [], folders: [] }).slice(1, 3)).toEqual([
    'No site can be served: site-configs/sites has no folder of a site.',
    'Make one: npm run new-site -- <domain>',
  ]);
});

it('names no platform where none is set', () => {
  expect(servedLines({ ...some, platforms: [] })).toContain(
    'Calls are handed on to no platform. The embedded API is off.',
  );
});
