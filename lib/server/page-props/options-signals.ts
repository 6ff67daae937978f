import type { GetStaticProps } from 'next';
import { recordCurve, type RecordCurve } from '@/lib/content/record-curve';
import { recordPage, type RecordPageWords } from '@/lib/content/record-page';
import { recordSummary, type SummaryFigure } from '@/lib/content/record-summary';
import { fromWireTrades } from '@/lib/domain/trade-wire';
import { isBuilding } from '../env';
import { getRecordProps, type RecordProps } from './record';
import { recordSectors, type RecordSectors } from './record-sectors';

type OptionsSignalsProps = RecordProps & {
  curve: RecordCurve | null;
  summary: readonly SummaryFigure[];
  sectors: RecordSectors | null;
  words: RecordPageWords;
};

/** The whole record with what it adds up to, worked out here and not in the browser, next to the sectors. */
export const getOptionsSignalsProps: GetStaticProps<OptionsSignalsProps> = async (context) => {
  const [answer, sectors] = await Promise.all([getRecordProps(context), isBuilding() ? null : recordSectors()]);
  if (!('props' in answer)) return answer;
  const { record } = answer.props;
  const isSample = record?.meta.isSample ?? false;
  const trades = fromWireTrades(record?.items ?? [], isSample);
  return {
    ...answer,
    props: { record, curve: recordCurve(trades, isSample), summary: recordSummary(trades), sectors, words: recordPage },
  };
};
