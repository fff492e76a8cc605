import { describe, expect, it } from 'vitest';
import { drawnSites } from './measuredSites';

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

  it('are refused for a template that no site has', () => {
    expect(() => drawnSites(['template9'], sites, 1)).toThrow('template9');
  });
});
