import { globalStyle } from '@vanilla-extract/css';
import { below, layoutSizes, systemScripts, templateTheme, tokens } from '../../engine/theme';
import { colors } from './colors';

/** The system's own face: nothing is loaded for it. */
const family = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

templateTheme(
  'wireframe',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '32px',
      section: '20px',
      box: '17px',
      lead: '17px',
      body: '15px',
      small: '14px',
      tiny: '13px',
      jackpot: '28px',
    },
    weight: { display: '700', heading: '600', strong: '600', medium: '500', body: '400' },
    leading: { display: '1.15', heading: '1.25', body: '1.5' },
    tracking: { display: '-.01em', heading: '0', body: '0' },
    radius: { small: '0px', medium: '0px', large: '0px', control: '0px', round: '0px' },
    stroke: { decor: '1px', control: '1px', strong: '3px' },
    space: { unit: '4px', item: '16px', gutter: '32px', inside: '20px', section: '40px', card: '8px' },
    control: { height: '44px', compact: '40px', row: '44px' },
    layout: { container: '1200px', header: '64px', menu: '240px', aside: '320px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 0 0 1px ${tokens.color.edge}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('wireframe', below('tablet'), { header: '56px' });

globalStyle('body.wireframe', {
  '@media': {
    [below('tablet')]: {
      vars: {
        [tokens.size.page]: '26px',
        [tokens.size.section]: '18px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.section]: '32px',
        [tokens.space.inside]: '16px',
      },
    },
  },
});

systemScripts('wireframe', ['ru', 'vi']);
