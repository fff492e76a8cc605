import { describe, expect, it } from 'vitest';
import { drawnSites, oneOfEachForm } from './measuredSites';

const sites = [
  { domain: 'b.example', template: 'template1' },
  { domain: 'a.example', template: 'template1' },
  { domain: 'c.example', template: 'template2' },
];

describe('the sites whose paints are measured', () => {
  it('are one of each template, another with another seed', () => {
    expect(drawnSites(['template2', 'template1'], sites, 4)).toEqual(['c.example', 'a.example']);
    expect(drawnSites(['template1'], sites, 5)).toEqual(['b.example']);
  });

  it('show each form of a lobby, of another template with another seed', () => {
    const lobbies = new Map([
      ['template1', 'grid'],
      ['template2', 'list'],
      ['template3', 'grid'],
      ['template4', 'feed'],
    ]);
    const templates = ['template1', 'template2', 'template3'];
    expect(oneOfEachForm(templates, lobbies, 4)).toEqual(['template1', 'template2']);
    expect(oneOfEachForm(templates, lobbies, 5)).toEqual(['template3', 'template2']);
  });

  it('are refused for a template that no site has', () => {
    expect(() => drawnSites(['template9'], sites, 1)).toThrow('template9');
  });
});
