import { localAddress } from './hosts';

/** The page for a host that no site claims: plain, helpful, without script or style. */
export function unknownHostPage(host: string, domains: readonly string[], port: number): string {
  const rows = domains.map((domain) => {
    const address = localAddress(domain, port);
    return `<li><a href="${escaped(address)}">${escaped(address)}</a></li>`;
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>No site here</title>',
    `<h1>No site answers to ${host === '' ? 'this host' : escaped(host)}</h1>`,
    rows.length > 0
      ? `<p>These sites are running:</p><ul>${rows.join('')}</ul><p>To add one, save <code>site-configs/sites/&lt;domain&gt;/site.json</code>.</p>`
      : '<p>No site is running. Save <code>site-configs/sites/&lt;domain&gt;/site.json</code> to add one.</p>',
    '</html>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
