import { expect, it } from 'vitest';
import { getInvestorProps } from '@/lib/server/marketing/page-props/stories';
import { addRound } from '@/tests/support/features/rounds';

const openRounds = async () => {
  const result = await getInvestorProps({});
  const blocks = 'props' in result ? result.props.page.blocks : [];
  const [opening] = blocks;
  const [part] = opening?.kind === 'opening' ? opening.blocks : [];
  return part?.kind === 'openRounds' ? part.rounds : undefined;
};

it('[H1] the investor page lists the rounds that are open, without their terms', async () => {
  expect(await openRounds()).toEqual([]);
  const at = new Date('2026-11-02T12:00:00Z');
  await addRound({ slug: 'seed', name: 'Seed round', state: 'live', stateAt: at });
  for (const state of ['testing-waters', 'closed', 'cancelled', 'draft'] as const) await addRound({ state });
  expect(await openRounds()).toEqual([
    {
      name: 'Seed round',
      about: 'Makes examples.',
      href: '/rounds/seed',
      since: 'Live since 11/02/2026',
      isSample: false,
    },
  ]);
});
