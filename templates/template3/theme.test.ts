import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

// On its dark accent this light template shows `onAccentDeep` alone.
describeContrast('template3', colors, { text: ['accentDeep'], textMuted: ['accentDeep'], figure: ['accentDeep'] });
