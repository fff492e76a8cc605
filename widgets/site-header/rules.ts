/** Of a header's logo, 44 px high: mark and name, and the mark alone where the name as a whole has no room. */
export const wholeName = {
  flexWrap: 'wrap',
  gap: '0 9px',
  height: 44,
  overflow: 'hidden',
  lineHeight: '44px',
} as const;
