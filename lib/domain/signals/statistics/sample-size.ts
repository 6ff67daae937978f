import { enoughCases } from '@/lib/domain/shared/wilson';

/** Null when there are enough closed trades for a figure. */
export const tooFewTrades = (closed: number) =>
  closed < enoughCases ? `Too few trades to judge: ${closed} of ${enoughCases}.` : null;

/** The same for a page of statistics, which has nothing else to show. */
export const missingTrades = (closed: number) =>
  closed < enoughCases ? `Statistics appear after ${enoughCases} closed signals; ${enoughCases - closed} to go.` : null;
