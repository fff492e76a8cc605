/** A player one may sign in as. */
export interface DemoPlayer {
  readonly domain: string;
  readonly accountId: string;
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** Major units, as the platform's JSON number is written. */
  readonly balance: number;
  readonly tokens: number;
  readonly vip: {
    readonly level: string;
    readonly next: string;
    /** Before this cycle, in it, and what the next level asks for. */
    readonly deposit: readonly [number, number, number];
    readonly turnover: readonly [number, number, number];
  };
}

/** The demo players, three a site: a regular, one whose balance shows rounding mistakes, and one at the top of the ladder. */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    domain: 'lucky-harbor.example',
    accountId: 'juan',
    password: 'harbor-demo-1',
    fullName: 'Juan dela Cruz',
    email: 'juan@mail.example',
    phone: '+639175550101',
    balance: 12480.5,
    tokens: 40,
    vip: { level: 'Deckhand', next: 'Bosun', deposit: [12000, 3000, 20000], turnover: [90000, 41000, 100000] },
  },
  {
    domain: 'lucky-harbor.example',
    accountId: 'maria',
    password: 'harbor-demo-2',
    fullName: 'María Santos',
    email: 'maria@mail.example',
    phone: '+639175550102',
    balance: 0.29,
    tokens: 0,
    vip: { level: 'Bosun', next: 'Captain', deposit: [40000, 0.1, 60000], turnover: [410000.2, 0.1, 500000] },
  },
  {
    domain: 'lucky-harbor.example',
    accountId: 'andres',
    password: 'harbor-demo-3',
    fullName: 'Andres Villanueva',
    email: 'andres@mail.example',
    phone: '+639175550103',
    balance: 987654321.07,
    tokens: 12500,
    vip: { level: 'Admiral', next: 'Admiral', deposit: [9000000, 250000, 0], turnover: [81000000, 900000, 0] },
  },
  {
    domain: 'fiesta-bola.example',
    accountId: 'liza',
    password: 'fiesta-demo-1',
    fullName: 'Liza Ramos',
    email: 'liza@mail.example',
    phone: '+639175550104',
    balance: 3250,
    tokens: 25,
    vip: { level: 'Tambol', next: 'Banda', deposit: [5000, 1500, 8000], turnover: [30000, 12500, 50000] },
  },
  {
    domain: 'fiesta-bola.example',
    accountId: 'paolo',
    password: 'fiesta-demo-2',
    fullName: 'Paolo Reyes',
    email: 'paolo@mail.example',
    phone: '+639175550105',
    balance: 1.1,
    tokens: 3,
    vip: { level: 'Banda', next: 'Parada', deposit: [20000, 19999.99, 20000], turnover: [100000, 120000, 100000] },
  },
  {
    domain: 'fiesta-bola.example',
    accountId: 'tess',
    password: 'fiesta-demo-3',
    fullName: 'Teresa Lim',
    email: 'tess@mail.example',
    phone: '+639175550106',
    balance: 4503599627370.49,
    tokens: 990,
    vip: { level: 'Hari', next: 'Hari', deposit: [4000000, 90000, 0], turnover: [36000000, 110000, 0] },
  },
  {
    domain: 'daily-draw.example',
    accountId: 'edith',
    password: 'draw-demo-1',
    fullName: 'Edith Marlowe',
    email: 'edith@mail.example',
    phone: '+639175550107',
    balance: 184.2,
    tokens: 12,
    vip: { level: 'Compositor', next: 'Sub-editor', deposit: [600, 240, 500], turnover: [1200, 1840, 2500] },
  },
  {
    domain: 'daily-draw.example',
    accountId: 'arthur',
    password: 'draw-demo-2',
    fullName: 'Arthur Penrose',
    email: 'arthur@mail.example',
    phone: '+639175550108',
    balance: 0.07,
    tokens: 0,
    vip: { level: 'Apprentice', next: 'Compositor', deposit: [0, 20, 100], turnover: [0, 35.35, 500] },
  },
  {
    domain: 'daily-draw.example',
    accountId: 'winifred',
    password: 'draw-demo-3',
    fullName: 'Winifred Hale',
    email: 'winifred@mail.example',
    phone: '+639175550109',
    balance: 120450.99,
    tokens: 800,
    vip: { level: 'Proprietor', next: 'Proprietor', deposit: [90000, 4000, 0], turnover: [720000, 18000, 0] },
  },
  {
    domain: 'kingsgate.example',
    accountId: 'oliver',
    password: 'gate-demo-1',
    fullName: 'Oliver Brandt',
    email: 'oliver@mail.example',
    phone: '+491715550110',
    balance: 640.5,
    tokens: 30,
    vip: { level: 'Squire', next: 'Knight', deposit: [800, 350, 1000], turnover: [9000, 4200, 12000] },
  },
  {
    domain: 'kingsgate.example',
    accountId: 'nadia',
    password: 'gate-demo-2',
    fullName: 'Nadia Petrova',
    email: 'nadia@mail.example',
    phone: '+491715550111',
    balance: 0.29,
    tokens: 2,
    vip: { level: 'Page', next: 'Squire', deposit: [0, 40, 200], turnover: [0, 61.7, 1000] },
  },
  {
    domain: 'kingsgate.example',
    accountId: 'henrik',
    password: 'gate-demo-3',
    fullName: 'Henrik Sol',
    email: 'henrik@mail.example',
    phone: '+491715550112',
    balance: 250480.99,
    tokens: 1900,
    vip: { level: 'Regent', next: 'Regent', deposit: [120000, 9000, 0], turnover: [980000, 44000, 0] },
  },
  {
    domain: 'reelhouse.example',
    accountId: 'greta',
    password: 'reel-demo-1',
    fullName: 'Greta Lang',
    email: 'greta@mail.example',
    phone: '+15715550113',
    balance: 318.4,
    tokens: 16,
    vip: { level: 'Usher', next: 'Projectionist', deposit: [400, 250, 800], turnover: [5200, 3100, 9000] },
  },
  {
    domain: 'reelhouse.example',
    accountId: 'minh',
    password: 'reel-demo-2',
    fullName: 'Minh Tran',
    email: 'minh@mail.example',
    phone: '+15715550114',
    balance: 0.29,
    tokens: 0,
    vip: { level: 'Extra', next: 'Usher', deposit: [0, 25, 150], turnover: [0, 44.1, 800] },
  },
  {
    domain: 'reelhouse.example',
    accountId: 'orson',
    password: 'reel-demo-3',
    fullName: 'Orson Vale',
    email: 'orson@mail.example',
    phone: '+15715550115',
    balance: 88210.75,
    tokens: 640,
    vip: { level: 'Director', next: 'Director', deposit: [80000, 3500, 0], turnover: [610000, 21000, 0] },
  },
  {
    domain: 'maison-azur.example',
    accountId: 'camille',
    password: 'azur-demo-1',
    fullName: 'Camille Moreau',
    email: 'camille@mail.example',
    phone: '+33615550116',
    balance: 842.6,
    tokens: 22,
    vip: { level: 'Terrace', next: 'Balcony', deposit: [700, 300, 900], turnover: [8000, 3900, 11000] },
  },
  {
    domain: 'cubo.example',
    accountId: 'bea',
    password: 'cubo-demo-1',
    fullName: 'Bea Navarro',
    email: 'bea@mail.example',
    phone: '+639175550117',
    balance: 4820.5,
    tokens: 30,
    vip: { level: 'Bronze', next: 'Silver', deposit: [4000, 2400, 15000], turnover: [21000, 9400, 80000] },
  },
  {
    domain: 'cubo.example',
    accountId: 'tomas',
    password: 'cubo-demo-2',
    fullName: 'Tomas Reyes',
    email: 'tomas@mail.example',
    phone: '+639175550118',
    balance: 0.29,
    tokens: 1,
    vip: { level: 'Silver', next: 'Gold', deposit: [30000, 0.1, 60000], turnover: [210000.2, 0.1, 450000] },
  },
  {
    domain: 'cubo.example',
    accountId: 'ivy',
    password: 'cubo-demo-3',
    fullName: 'Ivy Tan',
    email: 'ivy@mail.example',
    phone: '+639175550119',
    balance: 1204880.75,
    tokens: 2400,
    vip: { level: 'Cube', next: 'Cube', deposit: [900000, 45000, 0], turnover: [8100000, 210000, 0] },
  },
];

/** The lines `npm start` prints, a player each. */
export function demoPlayerLines(domain?: string): readonly string[] {
  return demoPlayers
    .filter((player) => domain === undefined || player.domain === domain)
    .map(({ domain: site, accountId, password }) => `${site}  ${accountId} / ${password}`);
}
