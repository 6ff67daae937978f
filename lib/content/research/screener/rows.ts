/** The table's rows that load while it is scrolled. */
export const screenRowsCopy = {
  loadingRow: 'Loading',
  lostRow: 'These rows didn’t load.',
  retry: 'Try again',
} as const;
