import { contentRequest, type WidgetExample } from '../../engine';
import { jackpots, longName } from '../../engine/examples';
import type { JackpotsProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;
const long = [[contentRequest('jackpots', {}), jackpots.map((jackpot) => ({ ...jackpot, name: longName })).slice(0, 1)]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'panel',
    props: { variant: 'panel' },
    content,
    expects: [['region', 'Jackpots']],
    says: ['Grand', '₱48,201,337.20', '+₱3.25/s', 'Minor', '₱40,210.05'],
  },
  {
    name: 'blocks',
    props: { variant: 'blocks', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['heading', 'Tonight'],
    ],
    says: ['₱48,201,337', '₱40,210'],
  },
  { name: 'blocks without a title', props: { variant: 'blocks' }, content, says: ['Grand'] },
  { name: 'ear', props: { variant: 'ear', title: { EN: 'All jackpots' } }, content, expects: [['link', 'All jackpots ₱49,444,924 Up ₱371,520 today']] },
  {
    name: 'prices',
    props: { variant: 'prices', title: { EN: 'Jackpots' } },
    content,
    expects: [['heading', 'Jackpots']],
    says: ['₱48,201,337.20', '+280,800 today'],
  },
  ...(['band', 'figure', 'growth', 'headline', 'pillars', 'slab'] as const).map((variant) => ({
    name: variant,
    props: { variant, title: { EN: 'Jackpots' } },
    content,
    expects: [['region', 'Jackpots']] as const,
    says: ['Grand'],
  })),
  {
    name: 'odometer',
    props: { variant: 'odometer', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['img', 'Grand: ₱48,201,337.20'],
      ['progressbar', 'Must drop by'],
    ],
    says: ['₱50,000,000'],
  },
  {
    name: 'odometer of a jackpot that may stand for ever',
    props: { variant: 'odometer' },
    content: [[contentRequest('jackpots', {}), jackpots.slice(1)]],
    expects: [['img', 'Major: ₱1,203,377.00']],
    says: ['Up ₱86,400 today'],
  },
  { name: 'plaques', props: { variant: 'plaques' }, content, expects: [['region', 'Jackpots']], says: ['Major', '₱1,203,377.00', 'Minor', 'Up ₱4,320 today'] },
  {
    name: 'plate of a tower',
    props: { variant: 'plate', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['img', 'Grand: ₱48,201,337.20'],
    ],
    says: ['Major', '₱1,203,377.00'],
  },
  {
    name: 'stack of a figure and the word for its scale',
    props: { variant: 'stack' },
    content,
    expects: [['heading', 'Grand']],
    says: ['million', 'Major', '₱1,203,377'],
  },
  {
    name: 'dots',
    props: { variant: 'dots', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['heading', 'Grand'],
      ['img', 'Grand: ₱48,201,337.20'],
    ],
    says: ['Must drop by ₱50,000,000'],
  },
  {
    name: 'dots of a jackpot that may stand for ever',
    props: { variant: 'dots' },
    content: [[contentRequest('jackpots', {}), jackpots.slice(1)]],
    expects: [['img', 'Major: ₱1,203,377.00']],
    says: ['Up ₱86,400 today'],
  },
  {
    name: 'ladder',
    props: { variant: 'ladder', title: { EN: 'Below' } },
    content,
    expects: [['heading', 'Below']],
    says: ['Major', '₱1,203,377', 'Minor'],
  },
  {
    name: 'ruled lines of the smaller ones',
    props: { variant: 'ruled', title: { EN: 'Below' } },
    content,
    expects: [['region', 'Below']],
    says: ['Major', 'Minor'],
  },
  {
    name: 'fund',
    props: { variant: 'fund', title: { EN: 'The fund' } },
    content,
    expects: [
      ['group', 'The fund'],
      ['link', 'Play now'],
    ],
    says: ['Grand', 'Must drop by', '₱50,000,000'],
  },
  { name: 'one jackpot', props: { variant: 'panel', limit: 1 }, content, says: ['Grand'] },
  ...(['panel', 'blocks', 'prices', 'slab'] as const).map((variant) => ({
    name: `long name in ${variant}`,
    props: { variant, title: { EN: longName } },
    content: long,
    says: [longName],
  })),
  { name: 'no jackpots', props: {}, content: [[contentRequest('jackpots', {}), []]], isEmpty: true },
];
