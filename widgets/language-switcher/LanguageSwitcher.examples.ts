import type { WidgetExample } from '../../engine';
import type { LanguageSwitcherProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<LanguageSwitcherProps>[] = [
  { name: 'by name', props: {}, expects: [['link', 'Tiếng Việt']], says: ['English'] },
  { name: 'by code', props: { compact: true }, expects: [['link', 'Tiếng Việt']], says: ['EN'] },
];
