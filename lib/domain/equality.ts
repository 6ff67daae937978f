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

/** Groups that the commitment means. */
export const meantBackgrounds = ['women', 'ethnicity', 'disability', 'lgbtq', 'income', 'several'] as const;
export type MeantBackground = (typeof meantBackgrounds)[number];

/** At least half for those who are meant, and the founder's part for it, in basis points. */
export const equalityGoals = { half: 5_000, allocation: 9_000 };

/** No number published is about fewer people, and none moves by fewer. */
export const fewest = 5;

export const publishedCells = ['meant', 'other', ...meantBackgrounds] as const;
export type PublishedCell = (typeof publishedCells)[number];
export type Cells = Record<PublishedCell, number>;

/** What is shown, and what was counted when each number last moved; the second never leaves the server. */
export type Publication = { shown: Cells; basis: Cells };

/**
 * The next publication. A number is rounded down to fives, and moves only when at least five more or fewer people stand
 * behind it than when it moved last: the difference of two publications is never about fewer than five.
 */
export function nextPublication(answers: Record<Background, number>, before: Publication | null): Publication {
  const counted = cellsOf(answers);
  const next = { shown: { ...counted }, basis: { ...counted } };
  for (const cell of publishedCells) {
    const [count, basis] = [counted[cell], before?.basis[cell] ?? 0];
    const moves = Math.abs(count - basis) >= fewest;
    next.basis[cell] = moves ? count : basis;
    next.shown[cell] = moves ? downToFives(count) : (before?.shown[cell] ?? 0);
  }
  return next;
}

const downToFives = (count: number) => Math.floor(count / fewest) * fewest;

/** How many could have said something: rounded up, so that a part of it is never made to look larger. */
export const upToFives = (count: number) => Math.ceil(count / fewest) * fewest;

/** Those who are meant in groups that are too small to be shown one by one. */
export const mergedOf = (shown: Cells) =>
  Math.max(0, shown.meant - meantBackgrounds.reduce((sum, name) => sum + shown[name], 0));

function cellsOf(answers: Record<Background, number>): Cells {
  const groups = Object.fromEntries(meantBackgrounds.map((name) => [name, answers[name]])) as Record<
    MeantBackground,
    number
  >;
  const meant = meantBackgrounds.reduce((sum, name) => sum + answers[name], 0);
  return { ...groups, meant, other: answers.none + answers.unsaid };
}

/** The first day of the quarter that a day is in: what is published once belongs to it. */
export function quarterOf(day: string) {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}
