import { expect, it } from 'vitest';
import { outsideOfCalls } from '../../tests/addresses/addressCases';
import { isCallPath } from './callPath';

it.each(['/api/startup', '/api/a/1.5/x..y', '/api/.well', '/api/a%2Fb', '/api//x', '/api/x%20y', '/api/%E4%B8%80'])(
  '%s is the path of a call',
  (path) => expect(isCallPath(path)).toBe(true),
);

it.each([
  ...outsideOfCalls,
  '/api',
  '/Api/startup',
  '/%61pi/startup',
  '/api/./startup',
  '/api/a/../startup',
  '/api/startup/..',
  '/api/..\\x',
  '/api/%25252e%25252e/x',
  '/api/x%00',
  '/api/x%0d%0ay',
  '/api/%ff',
  '/api/%',
])('%s is none', (path) => expect(isCallPath(path)).toBe(false));
