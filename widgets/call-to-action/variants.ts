import { defineVariants } from '../../engine';

export interface CallToActionFormProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly route: string;
  /** A sign of the icon set, empty for none. */
  readonly icon: string;
  readonly emphasis: 'primary' | 'secondary';
}

export const forms = defineVariants<CallToActionFormProps>('call-to-action/forms');
