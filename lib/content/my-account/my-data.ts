/** Words of the page on which somebody sees what is stored about their browser; the list has its own. */
export const myDataWords = {
  title: 'What is stored about this browser',
  description: 'Every visit that was counted under this browser’s number, and a button that deletes it for good.',
  lead: 'Visits are counted under a random number that only this browser holds. This page shows what lies under it, how you came when you opened your account and, while you are logged in, what you keep for your research.',
  needsScripts: 'Only a script can read your browser’s number, so this page needs scripts to show anything.',
  loading: 'Looking up what is stored',
  failed: 'We could not look that up',
  deleted: (count: number) => (count === 1 ? 'One entry was deleted.' : `${count} entries were deleted.`),
} as const;
