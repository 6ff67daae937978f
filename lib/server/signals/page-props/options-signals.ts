import type { GetStaticProps } from 'next';
import { recordCurve, type RecordCurve } from '@/lib/content/signals/record-curve';
import { recordPage, type RecordPageCopy } from '@/lib/content/signals/record-page';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { statisticsCopy, type StatisticsCopy } from '@/lib/content/signals/statistics/statistics-copy';
import type { RecordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { getRecordProps, type RecordProps } from './record';
import { liveStatistics, statisticsOf } from './record-statistics';
import { recordSectors, type RecordSectors } from './record-sectors';

type OptionsSignalsProps = RecordProps & {
  curve: RecordCurve | null;
  statistics: { record: RecordStatistics; live: RecordStatistics | null; copy: StatisticsCopy };
  sectors: RecordSectors | null;
  words: RecordPageCopy;
};

/** The whole record with its totals, computed on the server, and the sectors. */
export const getOptionsSignalsProps: GetStaticProps<OptionsSignalsProps> = async (context) => {
  const [answer, sectors, live] = await Promise.all([
    getRecordProps(context),
    isBuilding() ? null : recordSectors(),
    isBuilding() ? null : liveStatistics(),
  ]);
  if (!('props' in answer)) return answer;
  const { record } = answer.props;
  const isSample = record?.meta.isSample ?? false;
  const trades = fromWireTrades(record?.items ?? [], isSample);
  const statistics = { record: await statisticsOf(trades, { hasSamplePrices: false }), live, copy: statisticsCopy };
  return {
    ...answer,
    props: { record, curve: recordCurve(trades, isSample), statistics, sectors, words: recordPage },
  };
};
