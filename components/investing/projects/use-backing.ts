import { useState } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { projectCopy } from '@/lib/content/investing/projects';
import { projectsContract, type OwnBacking, type ProjectCard } from '@/lib/contracts/investing/projects';
import { usdExact } from '@/lib/domain/shared/money';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';

type Calls = Client<typeof projectsContract>;
export type PledgeTotals = Pick<ProjectCard, 'pledgedCents' | 'backers'>;

const { form: copy } = projectCopy;

const projectClient = () => createClient(projectsContract, browserHttp());

/**
 * The signed-in investor's pledge to a project, with functions to change it. `onPledged` receives the project's new
 * totals.
 */
export function useBacking(slug: string, onPledged: (totals: PledgeTotals) => void) {
  const pledgeStatus = useMemberData(`backing/${slug}`, projectClient, (calls) =>
    calls.pledgeStatus({ params: { slug } }),
  );
  const [said, setSaid] = useState('');

  async function change(act: (calls: Calls) => Promise<OwnBacking>, done: string) {
    setSaid('');
    const own = await pledgeStatus.submit(act);
    if (!own) return;
    setSaid(done);
    onPledged({ pledgedCents: own.pledgedCents, backers: own.backers });
  }

  return {
    ...pledgeStatus,
    said,
    back: (amountCents: number, display: NameDisplay) =>
      change(
        (calls) => calls.back({ body: { project: slug, amountCents, display } }),
        pledgeStatus.data?.backing ? copy.updated(usdExact(amountCents)) : copy.done(usdExact(amountCents)),
      ),
    withdraw: () => change((calls) => calls.withdraw({ params: { slug } }), copy.withdrawn),
  };
}
