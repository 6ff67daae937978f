import { useState } from 'react';
import { useStanding } from '@/lib/client/use-standing';
import { projectWords } from '@/lib/content/projects';
import type { OwnBacking } from '@/lib/contracts/projects';
import { usdExact } from '@/lib/domain/exact-money';
import type { LeaderDisplay } from '@/lib/domain/places';
import type { backingCalls } from './backing-calls';

type Calls = ReturnType<typeof backingCalls>;

const loadCalls = async () => (await import('./backing-calls')).backingCalls();

/** How the signed-in investor backs a project, and how to change that. */
export function useBacking(slug: string, investorId: string) {
  const { current, isBusy, refusal, change, retry } = useStanding(`${investorId} ${slug}`, async (signal) =>
    (await loadCalls()).standing({ params: { slug }, signal }),
  );
  const [said, setSaid] = useState('');

  async function say(act: (calls: Calls) => Promise<OwnBacking>) {
    setSaid('');
    const own = await change(async () => act(await loadCalls()));
    const { done, withdrawn } = projectWords.form;
    if (own) setSaid(own.backing ? done(usdExact(own.backing.amountCents)) : withdrawn);
  }

  return {
    current,
    isBusy,
    refusal,
    said,
    back: (amountCents: number, display: LeaderDisplay) =>
      say((calls) => calls.back({ body: { project: slug, amountCents, display } })),
    withdraw: () => say((calls) => calls.withdraw({ params: { slug } })),
    retry,
  };
}
