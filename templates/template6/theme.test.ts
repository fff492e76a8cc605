import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

// On the deep fill stand its own words only; the spark is a ring or a fill there.
describeContrast('template6', colors, { textMuted: ['accentDeep'], figure: ['accentDeep'] });
