import type { GetStaticProps } from 'next';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { readAllTrades } from './all-trades';

export type RecordProps = { record: TradeRecord | null };

/** Revalidation interval of record pages, in seconds. */
const keptForS = 60;

/**
 * The whole trade record for a page. The build has no database: the page is built empty and regenerated when the site
 * starts.
 */
export const getRecordProps: GetStaticProps<RecordProps> = async () => {
  if (isBuilding()) return { props: { record: null }, revalidate: 1 };
  return { props: { record: await readAllTrades('record') }, revalidate: keptForS };
};
