import type { GetStaticProps } from 'next';
import { recordCurve, type RecordCurve } from '@/lib/content/record-curve';
import { recordPage, type RecordPageWords } from '@/lib/content/record-page';
import { recordSummary, type SummaryFigure } from '@/lib/content/record-summary';
import { fromWireTrades } from '@/lib/domain/trade-wire';
import { getRecordProps, type RecordProps } from './record';

type OptionsSignalsProps = RecordProps & {
  curve: RecordCurve | null;
  summary: readonly SummaryFigure[];
  words: RecordPageWords;
};

/** The whole record with what it adds up to, worked out here and not in the browser. */
export const getOptionsSignalsProps: GetStaticProps<OptionsSignalsProps> = async (context) => {
  const answer = await getRecordProps(context);
  if (!('props' in answer)) return answer;
  const { record } = answer.props;
  const isSample = record?.meta.isSample ?? false;
  const trades = fromWireTrades(record?.items ?? [], isSample);
  return {
    ...answer,
    props: { record, curve: recordCurve(trades, isSample), summary: recordSummary(trades), words: recordPage },
  };
};
