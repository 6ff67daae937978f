import { useState } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { projectCopy } from '@/lib/content/investing/projects';
import { projectsContract, type OwnBacking } from '@/lib/contracts/investing/projects';
import { usdExact } from '@/lib/domain/shared/money';
import type { LeaderDisplay } from '@/lib/domain/places/places';

type Calls = Client<typeof projectsContract>;

const projectClient = () => createClient(projectsContract, browserHttp());

/** How the signed-in investor backs a project, and how to change that. */
export function useBacking(slug: string) {
  const pledgeStatus = useMemberData(`backing/${slug}`, projectClient, (calls) =>
    calls.pledgeStatus({ params: { slug } }),
  );
  const [said, setSaid] = useState('');

  async function say(act: (calls: Calls) => Promise<OwnBacking>) {
    setSaid('');
    const own = await pledgeStatus.submit(act);
    const { done, withdrawn } = projectCopy.form;
    if (own) setSaid(own.backing ? done(usdExact(own.backing.amountCents)) : withdrawn);
  }

  return {
    ...pledgeStatus,
    said,
    back: (amountCents: number, display: LeaderDisplay) =>
      say((calls) => calls.back({ body: { project: slug, amountCents, display } })),
    withdraw: () => say((calls) => calls.withdraw({ params: { slug } })),
  };
}
