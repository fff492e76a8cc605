export { floatingButton as button, visuallyHidden as label } from '../../engine/theme';
