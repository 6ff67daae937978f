import { dayOf } from '@/lib/domain/shared/dates';

type Origin = { source: string; asOf: string; license: string; isSample: boolean };

/** Source, date and license of market data. Only the date for sample data, which has a badge next to it. */
export const sourceLine = ({ source, asOf, license, isSample }: Origin) =>
  isSample ? `As of ${dayOf(asOf)}.` : `Source: ${source}, as of ${dayOf(asOf)}. ${license}`;
