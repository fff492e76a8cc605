import { expect, it } from 'vitest';
import { site } from '../../tests/fixtures/newSite';
import { siteText, type NewSite } from './newSite';

it.each<[Partial<NewSite>, object]>([
  [
    { licence: 'MGA/B2C/1/2020, Malta Gaming Authority, Malta' },
    { licences: [{ number: 'MGA/B2C/1/2020', authority: 'Malta Gaming Authority, Malta' }] },
  ],
  [{ licence: 'RG/1' }, { licences: [{ number: 'RG/1' }] }],
  [
    { helpline: 'Reef Line, Manila, +00 555 0133' },
    { helplines: [{ name: 'Reef Line, Manila', phone: '+00 555 0133' }] },
  ],
  [
    { helpline: 'Reef Line, Manila, https://reef-line.example/a,b' },
    { helplines: [{ name: 'Reef Line, Manila', url: 'https://reef-line.example/a,b' }] },
  ],
  [{ helpline: 'Reef Line' }, { helplines: [{ name: 'Reef Line' }] }],
])('reads %j', (answer, operator) => expect(JSON.parse(siteText({ ...site, ...answer }))).toMatchObject({ operator }));
