import { createClient } from '@/lib/client/http/create-client';
import { reportFact, reportFigure } from '@/lib/content/investing/commitments';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { mapBlocks } from '@/lib/content/shared/map-blocks';
import { withFacts } from '@/lib/content/shared/with-facts';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { isBuilding } from '@/lib/server/platform/settings/is-building';

/** Adds the number of weekly reports to the page's figures, unless there are none. */
export async function withReportFigure(page: ContentPage): Promise<ContentPage> {
  const count = await countReports();
  if (count === 0) return page;
  return mapBlocks(page, (block) =>
    block.kind === 'figures' ? { ...block, figures: [reportFigure(count), ...block.figures] } : block,
  );
}

/** Adds the number of weekly reports to the facts at the top of the page, unless there are none. */
export async function withReportFact(page: ContentPage): Promise<ContentPage> {
  const count = await countReports();
  if (count === 0) return page;
  return withFacts(page, (facts) => [...facts, reportFact(count)]);
}

/** The number of published weekly reports; 0 during the build, which has no database. */
async function countReports() {
  if (isBuilding()) return 0;
  const list = await orNull('weekly reports', createClient(weeklyReportsContract, pageHttp()).list());
  return list?.items.filter(({ revisions }) => revisions.length > 0).length ?? 0;
}
