import { createClient } from '@/lib/client/http/create-client';
import { weeklyReportsPage } from '@/lib/content/investing/weekly-reports';
import { productName } from '@/lib/content/shared/product';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { fullDate } from '@/lib/domain/shared/dates';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './share-card';

/** The share card of a weekly report; undefined for a week without one. */
export async function cardOfReport(path: string): Promise<ShareCard | undefined> {
  if (!path.startsWith(`${paths.weeklyReports}/`)) return undefined;
  const { items, meta } = await createClient(weeklyReportsContract, pageHttp()).list();
  const found = items.find(({ week, revisions }) => revisions.length > 0 && investingPaths.weeklyReport(week) === path);
  if (!found) return undefined;
  const title = `${weeklyReportsPage.single} ${fullDate(found.week)}`;
  return { brand: productName, title, figure: null, balances: [], isSample: meta.isSample };
}
