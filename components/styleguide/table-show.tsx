import { RecordTable } from '@/components/signals/record-table';
import { Section } from '@/components/ui/section';
import { tradeYears } from '@/lib/content/signals/trade-years';
import { sampleRecord } from './sample-record';

export function TableShow() {
  return (
    <Section title="Table" lead="Select a column heading to sort. Below 640 pixels, each row becomes a card.">
      <RecordTable record={sampleRecord} years={tradeYears(sampleRecord.items)} />
    </Section>
  );
}
