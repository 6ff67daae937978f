import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { tradesContract, type TradeRecord } from '@/lib/contracts/trades';
import { isBuilding } from '../env';
import { pageHttp } from './api-client';

export type RecordProps = { record: TradeRecord | null };

/** How long a page of the record is kept before it is made anew, in seconds. */
const keptForS = 60;

/**
 * The whole trade record for a page. While the site is being built there is no database: the page is built empty and
 * made anew when the site starts.
 */
export const getRecordProps: GetStaticProps<RecordProps> = async () => {
  if (isBuilding()) return { props: { record: null }, revalidate: 1 };
  const trades = createClient(tradesContract, pageHttp());
  return { props: { record: await trades.list({ query: { variant: 'record' } }) }, revalidate: keptForS };
};
