import { defineVariants, type Mission } from '../../engine';

export interface MissionListFormProps {
  readonly title: string;
  readonly missions: readonly Mission[];
}

export const forms = defineVariants<MissionListFormProps>('mission-list/forms');
