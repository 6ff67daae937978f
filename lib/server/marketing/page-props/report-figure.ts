import { createClient } from '@/lib/client/http/create-client';
import { reportFigure } from '@/lib/content/investing/commitments';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { mapBlocks } from '@/lib/content/shared/map-blocks';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { isBuilding } from '@/lib/server/platform/settings/is-building';

/** Counts the weekly reports among the page's figures, from the first report on. */
export async function withReportFigure(page: ContentPage): Promise<ContentPage> {
  if (isBuilding()) return page;
  const list = await orNull('weekly reports', createClient(weeklyReportsContract, pageHttp()).list());
  const count = list?.items.filter(({ revisions }) => revisions.length > 0).length ?? 0;
  if (count === 0) return page;
  return mapBlocks(page, (block) =>
    block.kind === 'figures' ? { ...block, figures: [reportFigure(count), ...block.figures] } : block,
  );
}
