import { defineWidget } from '../../engine';

export const benefitList = defineWidget({ type: 'benefit-list', load: () => import('./BenefitList') });
