/** Where parts of the shell that were closed are kept, for the session: their names with spaces between. */
export const closedPartsKey = 'livery.closed';
