import { decodedPath } from './looseAddress';

/** A step to another folder, also with what some servers take off before they read it. */
const step = /^\.{1,2}(?:;|$)/;
/** What would be a step or a slash once it is decoded again. */
const encodedTwice = /%(?:25)*(?:2e|2f|5c)/i;

/**
 * Whether a path, as it is sent, is one of a call, which goes on to the platform as it is. Calls are written in one way
 * only: a path that another server could read as one outside of `/api/` leads to what the platform shows to nobody.
 */
export function isCallPath(path: string): boolean {
  if (!path.startsWith('/api/') || decodedPath(path) === null) return false;
  const decoded = decodeURIComponent(path);
  return !encodedTwice.test(decoded) && !decoded.split(/[/\\]/).some((segment) => step.test(segment));
}
