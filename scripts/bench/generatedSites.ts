import type { SiteInput } from '../../engine/config/siteInput';

const colors = ['crimson', 'emerald', 'sapphire', 'amethyst', 'gold'];
const currencies = ['PHP', 'USD', 'EUR', 'GBP', 'MYR'];
const locales = [['EN'], ['EN', 'PHP'], ['PHP', 'EN'], ['EN', 'PHP', 'CN']];

/**
 * Sound site files, each different, with what operators write: aliases, switches, hosts, and changes on a third of
 * them.
 */
export function generatedSites(count: number, themes: readonly string[]): SiteInput[] {
  return Array.from({ length: count }, (_, index) => {
    const domain = `site-${index}.example`;
    const text = `${JSON.stringify(siteOf(index, domain, themes[index % themes.length] ?? ''), null, 2)}\n`;
    return {
      domain,
      files: new Map([[`site-configs/sites/${domain}/site.json`, text]]),
      brandFiles: new Set<string>(),
    };
  });
}

function siteOf(index: number, domain: string, theme: string): object {
  const enabled = locales[index % locales.length] ?? ['EN'];
  return {
    $schema: '../../../schemas/site.schema.json',
    version: 1,
    domain,
    aliases: [`www.${domain}`, `m.${domain}`],
    ...(index % 3 === 0 ? { extends: 'harbor' } : {}),
    externalId: `S${index}`,
    name: `Site ${index}`,
    currency: currencies[index % currencies.length],
    theme: { code: theme, color: colors[index % colors.length] },
    locales: { default: enabled[0], enabled },
    features: {
      gamify: index % 2 === 0,
      freePlay: true,
      referral: index % 5 === 0,
      partners: true,
      appDownload: false,
    },
    liveChat: { status: true, provider: 'parley', chatId: `chat-${index}`, imageId: 'anchor' },
    maintenance: { start: '2026-12-01T02:00:00Z', end: '2026-12-01T04:00:00Z' },
    contentSecurity: {
      scripts: [`https://cdn${index}.example`],
      frames: ['https://games.example', 'https://live.example'],
      images: [],
      connect: [],
    },
    jurisdiction: 'none',
    pages: index % 3 !== 0 ? {} : { slots: { changes: changesOf(index, enabled) }, sabong: { enabled: false } },
  };
}

function changesOf(index: number, enabled: readonly string[]): object[] {
  const text = Object.fromEntries(enabled.map((code) => [code, `Welcome to {siteName}, ${code}`]));
  return [
    {
      change: 'insert',
      before: 'games',
      node: { id: `note-${index}`, type: 'text', props: { text, as: 'note' }, when: { auth: 'guest' } },
    },
    { change: 'props', node: 'games', props: { limit: 12 + (index % 24) } },
  ];
}
