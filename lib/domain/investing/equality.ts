/** Options of the voluntary self-description. The last two do not count toward the commitment. */
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

/** Groups covered by the commitment. */
export const equalityBackgrounds = ['women', 'ethnicity', 'disability', 'lgbtq', 'income', 'several'] as const;
export type EqualityBackground = (typeof equalityBackgrounds)[number];

/** Targets in basis points: 50% of members, and 90% of the founder's original holding allocated. */
export const equalityGoals = { half: 5_000, allocation: 9_000 };

/** Min number of people behind each published number and each change to one. */
export const fewest = 5;

export const publishedCells = ['meant', 'other', ...equalityBackgrounds] as const;
export type PublishedCell = (typeof publishedCells)[number];
export type Cells = Record<PublishedCell, number>;

/** Published counts (`shown`), and the exact counts when each last changed (`basis`), which never leave the server. */
export type Publication = { shown: Cells; basis: Cells };

/**
 * Computes the next publication. A count is rounded down to a multiple of five and changes only if the exact count
 * differs by at least five from its basis, so that no change is about fewer than five people.
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

/** Rounds up to a multiple of five: for the population, so that shares are never overstated. */
export const upToFives = (count: number) => Math.ceil(count / fewest) * fewest;

/** The rounded total of the hidden groups. 0 if only one is hidden, because the total would reveal it. */
export function mergedGroupCount(shown: Cells) {
  if (equalityBackgrounds.filter((name) => shown[name] === 0).length < 2) return 0;
  return Math.max(0, shown.meant - equalityBackgrounds.reduce((sum, name) => sum + shown[name], 0));
}

function cellsOf(answers: Record<Background, number>): Cells {
  const groups = Object.fromEntries(equalityBackgrounds.map((name) => [name, answers[name]])) as Record<
    EqualityBackground,
    number
  >;
  const meant = equalityBackgrounds.reduce((sum, name) => sum + answers[name], 0);
  return { ...groups, meant, other: answers.none + answers.unsaid };
}

/** The first day of the quarter that contains the day. */
export function quarterOf(day: string) {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}
