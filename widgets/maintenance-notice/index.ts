import { defineWidget } from '../../engine';

export const maintenanceNotice = defineWidget({
  type: 'maintenance-notice',
  load: () => import('./MaintenanceNotice'),
});
