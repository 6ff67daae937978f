import { investingPaths } from '@/lib/domain/investing/investing-paths';
import type { RoundState } from '@/lib/domain/investing/rounds';
import { dayOf } from '@/lib/domain/shared/dates';
import { roundSinceCopy } from './rounds';
import type { OpenRound } from './open-round';

export const openRoundsCopy = {
  title: 'Open now',
  none: 'No round is open now. The rounds page shows what comes next.',
  link: 'View offering',
  caption: 'You invest on the registered intermediary’s platform.',
} as const;

type Listed = { slug: string; name: string; about: string; state: RoundState; stateAt: string; isSample: boolean };

/** The rounds that are live or closing. */
export const openRoundsOf = (items: readonly Listed[]): OpenRound[] =>
  items
    .filter(({ state }) => state === 'live' || state === 'closing')
    .map(({ slug, name, about, state, stateAt, isSample }) => ({
      ...{ name, about, isSample, href: investingPaths.round(slug) },
      since: `${roundSinceCopy[state]} ${dayOf(stateAt)}`,
    }));
