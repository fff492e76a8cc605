import { defineFormAction } from '../formAction';

/** Shows the last step of a form, in which all is looked at once more: nothing is sent. */
export const proceed = defineFormAction('proceed', () => Promise.resolve({ ok: true, value: null }));
