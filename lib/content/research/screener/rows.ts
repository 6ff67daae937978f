/** Copy for table rows that load on scrolling. */
export const screenRowsCopy = {
  loadingRow: 'Loading',
  lostRow: 'These rows didn’t load.',
  retry: 'Try again',
} as const;
