import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template17', colors, { figure: ['accentDeep'] });
