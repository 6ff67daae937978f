import type { GetStaticProps } from 'next';
import { recordCurve, type RecordCurve } from '@/lib/content/signals/record-curve';
import { recordPage, type RecordPageCopy } from '@/lib/content/signals/record-page';
import { keyFigures, type KeyFigures } from '@/lib/content/signals/key-figures';
import { mostListed } from '@/lib/contracts/signals/trades';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { getRecordProps, type RecordProps } from './record';
import { recordSectors, type RecordSectors } from './record-sectors';

type OptionsSignalsProps = RecordProps & {
  curve: RecordCurve | null;
  figures: KeyFigures;
  sectors: RecordSectors | null;
  words: RecordPageCopy;
};

/** The latest trades with the totals of the whole record, computed on the server, and the sectors. */
export const getOptionsSignalsProps: GetStaticProps<OptionsSignalsProps> = async (context) => {
  const [answer, sectors] = await Promise.all([getRecordProps(context), isBuilding() ? null : recordSectors()]);
  if (!('props' in answer)) return answer;
  const { record } = answer.props;
  const isSample = record?.meta.isSample ?? false;
  const trades = fromWireTrades(record?.items ?? [], isSample);
  return {
    ...answer,
    props: {
      record: record && { ...record, items: record.items.slice(-mostListed) },
      curve: recordCurve(trades, isSample),
      figures: keyFigures(trades),
      sectors,
      words: recordPage,
    },
  };
};
