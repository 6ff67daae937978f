import type { GetServerSideProps, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { capTablePage, type CapTablePageCopy } from '@/lib/content/investing/cap-table';
import { capTableView, type CapTableView } from './cap-table-view';
import { capTableContract } from '@/lib/contracts/investing/cap-table';
import { isDateOnly, type DateOnly } from '@/lib/domain/shared/dates';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

export type CapTableProps = {
  view: CapTableView | null;
  copy: CapTablePageCopy;
  /** The latest day that can be requested. */
  today: DateOnly;
  /** Whether the page shows a past day. */
  isHistory: boolean;
};

const revalidateS = 60;
const todayUtc = (): DateOnly => utcDay(pageNow());
const read = async (on: DateOnly) =>
  capTableView(await createClient(capTableContract, pageHttp()).read({ query: { on } }));

/** Props for the current cap table. */
export const getCapTableProps: GetStaticProps<CapTableProps> = async () => {
  const today = todayUtc();
  const shared = { copy: capTablePage, today, isHistory: false };
  if (isBuilding()) return { props: { ...shared, view: null }, revalidate: 1 };
  return { props: { ...shared, view: await read(today) }, revalidate: revalidateS };
};

/** Props for the cap table of another day, rendered per request; the same for all visitors. */
export const getPastCapTableProps: GetServerSideProps<CapTableProps> = async ({ params, res }) => {
  const [day, today] = [params?.day, todayUtc()];
  if (!isDateOnly(day) || day > today) return { notFound: true };
  res.setHeader(
    'Cache-Control',
    `public, max-age=0, s-maxage=${revalidateS}, stale-while-revalidate=${revalidateS * 10}`,
  );
  return { props: { view: await read(day), copy: capTablePage, today, isHistory: true } };
};
