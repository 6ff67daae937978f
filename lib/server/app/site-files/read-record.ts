import { readAllTrades } from '@/lib/server/signals/page-props/all-trades';

/** The public trade record, from our own API or the external one. */
export const readRecord = () => readAllTrades('record');
