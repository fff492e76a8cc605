import { watchOld } from '../stores/oldValues';

/** More than the time of the build is high, in px, in every language. */
const ageRoom = 160;
let isCurrent = false;

/**
 * Takes the time of the build away once no values of the build are shown. Where it stands in the window, its room stays
 * until it has been scrolled out of sight: what somebody is about to press does not move.
 */
export function forgetAge(): void {
  watchOld((isNow) => {
    isCurrent = isNow;
    leave();
  });
}

function leave(): void {
  const { body, documentElement } = document;
  const isOver = isCurrent && body.dataset['asOf'] !== undefined;
  const isInSight = isOver && scrollY + innerHeight > documentElement.scrollHeight - ageRoom;
  body.toggleAttribute('data-current', isInSight);
  if (isInSight) addEventListener('scroll', leave, { passive: true });
  else removeEventListener('scroll', leave);
  if (isOver && !isInSight) delete body.dataset['asOf'];
}
