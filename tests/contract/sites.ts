import type { SandboxSite } from '../../scripts/sandbox/index';

const locales = {
  EN: { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' },
  PHP: { code: 'PHP', lang: 'fil', date: 'en', prefix: 'php', name: 'Filipino' },
  CN: { code: 'CN', lang: 'zh-Hans', date: 'zh', prefix: 'cn', name: '简体中文' },
} as const;

const features = {
  gamify: true,
  freePlay: true,
  referral: true,
  partners: true,
  appDownload: false,
  announcements: false,
  preloader: false,
  consent: false,
  depositLimits: false,
  playBreaks: false,
  playClock: false,
};

/** The demo sites in the few fields that the sandbox reads. */
export const sites: readonly SandboxSite[] = [
  {
    domain: 'lucky-harbor.example',
    aliases: ['www.lucky-harbor.example'],
    externalId: 'LH01',
    name: 'Lucky Harbor',
    currency: { code: 'PHP', digits: 2 },
    theme: { code: 'slot4', template: 'template4', color: 'sapphire', bodyClasses: [] },
    logos: {},
    features,
    liveChat: null,
    categories: [],
    locales: { default: 'EN', enabled: [locales.EN, locales.PHP, locales.CN] },
  },
  {
    domain: 'fiesta-bola.example',
    aliases: [],
    externalId: 'FB01',
    name: 'Fiesta Bola',
    operator: { words: { legalName: 'Bola Leisure Ltd' }, licences: [], helplines: [] },
    currency: { code: 'PHP', digits: 2 },
    theme: { code: 'slot5', template: 'template5', color: 'crimson', bodyClasses: [] },
    logos: {},
    features,
    liveChat: null,
    categories: [],
    locales: {
      default: 'PHP',
      enabled: [
        { ...locales.PHP, prefix: '' },
        { ...locales.EN, prefix: 'en' },
      ],
    },
  },
  {
    domain: 'daily-draw.example',
    aliases: [],
    externalId: 'DD01',
    name: 'The Daily Draw',
    currency: { code: 'GBP', digits: 2 },
    theme: { code: 'template7', template: 'template7', color: 'crimson', bodyClasses: [] },
    logos: {},
    features,
    liveChat: null,
    categories: [],
    locales: { default: 'EN', enabled: [locales.EN] },
  },
];
