import type { CompiledSite } from '../../../engine/config/compiled';
import { headersOf, type Headers } from '../../build/headers';

/**
 * The headers of a page in production, with the security policy as report-only: what it would block is told, and loads.
 * Without `frame-ancestors`, since the tool shows the page in a frame.
 */
export function reportOnlyHeaders(site: CompiledSite): Headers {
  const {
    'Content-Security-Policy': policy = '',
    'Permissions-Policy': permissions = '',
    'Referrer-Policy': referrer = '',
  } = headersOf(site, {
    scripts: [],
    styles: [],
  });
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  return {
    'Content-Security-Policy-Report-Only': directives.join('; '),
    'Permissions-Policy': permissions,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': 'nosniff',
  };
}
