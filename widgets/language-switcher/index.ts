import { defineWidget } from '../../engine';

export const languageSwitcher = defineWidget({
  type: 'language-switcher',
  load: () => import('./LanguageSwitcher'),
});
