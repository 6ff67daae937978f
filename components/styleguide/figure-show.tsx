import { Sparkline } from '@/components/charts/lines/sparkline';
import { SectorNav } from '@/components/layout/navigation/sector-nav';
import { EquityFigure } from '@/components/signals/equity-figure';
import { RecordSummary } from '@/components/signals/record-summary';
import { Card, CardRow } from '@/components/ui/card';
import { Section } from '@/components/ui/section';
import { recordCurve } from '@/lib/charts/signals/record-curve';
import { recordSummary } from '@/lib/content/signals/record-summary';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { sampleRecord } from './sample-record';
import styles from './styleguide.module.css';

const sampleTrades = fromWireTrades(sampleRecord.items, true);

export function FigureShow() {
  return (
    <Section title="Figures and cards">
      <div className={styles.stack}>
        <div className={styles.columns}>
          <EquityFigure curve={recordCurve(sampleTrades, true)} />
          <div className={styles.stack}>
            <SectorNav slug="robotics" current="stocks" />
            <div className={styles.line}>
              <Sparkline values={[3, 5, 4, 7, 6, 9]} summary="Rising, from 3 to 9" /> rising
              <Sparkline values={[9, 6, 7, 4, 5, 3]} summary="Falling, from 9 to 3" /> falling
            </div>
            <Card>A card has a border and no shadow.</Card>
          </div>
        </div>
        <RecordSummary figures={recordSummary(sampleTrades)} />
        <CardRow>
          <p>Related cards</p>
          <p>share one border</p>
          <p>and are divided by hairlines.</p>
        </CardRow>
      </div>
    </Section>
  );
}
