/** What somebody may say about themselves, if they wish; the last two count as the other half. */
export const backgrounds = [
  'women',
  'ethnicity',
  'disability',
  'lgbtq',
  'income',
  'several',
  'none',
  'unsaid',
] as const;
export type Background = (typeof backgrounds)[number];
