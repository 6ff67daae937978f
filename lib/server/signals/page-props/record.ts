import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { tradesContract, type TradeRecord } from '@/lib/contracts/signals/trades';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

export type RecordProps = { record: TradeRecord | null };

/** Revalidation interval of record pages, in seconds. */
const keptForS = 60;

/**
 * The whole trade record for a page. The build has no database: the page is built empty and regenerated when the site
 * starts.
 */
export const getRecordProps: GetStaticProps<RecordProps> = async () => {
  if (isBuilding()) return { props: { record: null }, revalidate: 1 };
  const trades = createClient(tradesContract, pageHttp());
  return { props: { record: await trades.list({ query: { variant: 'record' } }) }, revalidate: keptForS };
};
