import { localAddress } from './hosts';

/**
 * The page for a host that no site claims, for whoever sits at this machine: plain, helpful, without script or style.
 */
export function unknownHostPage(host: string, domains: readonly string[], port: number): string {
  const rows = domains.map((domain) => {
    const address = localAddress(domain, port);
    return `<li><a href="${escaped(address)}">${escaped(address)}</a></li>`;
  });
  return plainPage(
    'No site here',
    `No site answers to ${host === '' ? 'this host' : escaped(host)}`,
    rows.length > 0
      ? `<p>These sites are running:</p><ul>${rows.join('')}</ul><p>To add one, save <code>site-configs/sites/&lt;domain&gt;/site.json</code>.</p>`
      : '<p>No site is running. Save <code>site-configs/sites/&lt;domain&gt;/site.json</code> to add one.</p>',
  );
}

/** A page that belongs to no site. `title` and `heading` are HTML. */
export function plainPage(title: string, heading = title, rest = ''): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
    `<h1>${heading}</h1>${rest}</html>`,
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
