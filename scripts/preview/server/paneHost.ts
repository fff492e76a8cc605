const paneName = /^([a-z0-9][a-z0-9-]{0,30})\.preview\.localhost(?::\d+)?$/;

/** The pane of a `Host` header, `a.preview.localhost:5180`; undefined for every other host. */
export function paneOfHost(host: string | undefined): string | undefined {
  return paneName.exec((host ?? '').toLowerCase())?.[1];
}

/** The tool's own name. Its frames are of the same site, so that browsers let them keep a session. */
export function toolHost(port: number): string {
  return `preview.localhost:${port}`;
}

/**
 * Whether a `Host` header, or an origin without its scheme, is the tool's. Any other name would be somebody else's page
 * that points here.
 */
export function isToolHost(host: string | undefined, port: number): boolean {
  return host === toolHost(port) || host === `localhost:${port}` || host === `127.0.0.1:${port}`;
}
