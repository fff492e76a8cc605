import { defineWidget } from '../../engine';

export const loginForm = defineWidget({
  type: 'login-form',
  load: () => import('./LoginForm'),
});
