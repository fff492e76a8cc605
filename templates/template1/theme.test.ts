import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template1', colors);
