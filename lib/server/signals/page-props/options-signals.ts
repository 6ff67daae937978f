import type { GetStaticProps } from 'next';
import { curveSteps, type RecordCurve } from '@/lib/charts/signals/record-curve';
import { allTrades, recordPage, type RecordPageCopy } from '@/lib/content/signals/record-page';
import { keyFigures, keyFigureSteps, type KeyFigures } from '@/lib/content/signals/key-figures';
import { tradeYears } from '@/lib/content/signals/trade-years';
import { maxListed, type TradeRecord } from '@/lib/contracts/signals/trades';
import type { AllTrades } from '@/lib/domain/signals/all-trades';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { recordFigures, recordProps } from './record';
import { recordSectors, type RecordSectors } from './record-sectors';

type OptionsSignalsProps = {
  record: TradeRecord | null;
  curve: RecordCurve | null;
  years: string;
  allTrades: string;
  figures: KeyFigures;
  sectors: RecordSectors | null;
  copy: RecordPageCopy;
};

/** Props of the options signals page: the latest trades, totals of the whole record, and the sectors. */
export const getOptionsSignalsProps: GetStaticProps<OptionsSignalsProps> = async () => {
  const [{ figures, revalidate }, sectors] = await Promise.all([
    recordProps(storedTrackRecord),
    isBuilding() ? null : recordSectors(),
  ]);
  const props = figures ?? { record: null, curve: null, years: '', allTrades: allTrades(0), figures: keyFigures([]) };
  return { props: { ...props, sectors, copy: recordPage }, revalidate };
};

export const storedTrackRecord = () => recordFigures('track record', maxListed, figuresOf);

function* figuresOf({ trades, meta: { isSample } }: AllTrades, record: TradeRecord) {
  const curve = yield* curveSteps(trades, isSample);
  yield;
  return {
    record,
    curve,
    // The note on the sample already names the years.
    years: record.meta.note ? '' : tradeYears(record.items),
    allTrades: allTrades(record.total),
    figures: yield* keyFigureSteps(trades),
  };
}
