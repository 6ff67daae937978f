import { useRouter } from 'next/router';
import { BlockActions } from '@/components/blocks/block-actions';
import { Seo } from '@/components/layout/document/seo';
import { Questions } from '@/components/ui/navigation/questions';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import type { KeyFigures } from '@/lib/content/signals/key-figures';
import type { RecordCurve } from '@/lib/charts/signals/record-curve';
import type { RecordPageCopy } from '@/lib/content/signals/record-page';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { paths } from '@/lib/domain/shared/paths';
import type { RecordSectors as Sectors } from '@/lib/server/signals/page-props/record-sectors';
import { NoRecord } from './no-record';
import styles from './options-signals-page.module.css';
import { RecordFigure } from './record-figure';
import { RecordPerformance } from './record-performance';
import { RecordSectors } from './record-sectors';
import { RecordTable } from './record-table';

export type OptionsSignalsPageProps = {
  record: TradeRecord | null;
  curve: RecordCurve | null;
  /** The years of the record's dates, as a sentence. */
  years: string;
  /** The label of the link to all trades, with their count. */
  allTrades: string;
  figures: KeyFigures;
  /** Null at build time. */
  sectors: Sectors | null;
  copy: RecordPageCopy;
};

export function OptionsSignalsPage({
  record,
  curve,
  years,
  allTrades,
  figures,
  sectors,
  copy,
}: OptionsSignalsPageProps) {
  const hasTrades = record !== null && record.items.length > 0;
  const isLive = useRouter().query['variant'] === 'live';
  const { title, heading, lead, actions, list } = isLive ? copy.live : copy;
  return (
    <>
      <Seo title={title} description={copy.description} path={paths.optionsSignals} />
      <div className={styles.top}>
        <PageHeader eyebrow={copy.eyebrow} title={heading} lead={lead}>
          <BlockActions actions={actions} />
        </PageHeader>
        <div className={styles.curve}>
          <RecordFigure curve={curve} />
        </div>
      </div>
      <Section title={list.title} id="record" aside={<TextLink href={list.href}>{list.label}</TextLink>}>
        {hasTrades ? (
          <RecordTable record={record} years={years} figures={<RecordPerformance copy={copy.summary} {...figures} />} />
        ) : (
          <NoRecord />
        )}
        <p className={styles.all}>
          <TextLink href={list.href}>{isLive ? copy.live.list.all : allTrades}</TextLink>
        </p>
      </Section>
      {sectors ? <RecordSectors sectors={sectors} copy={copy.sectors} /> : null}
      <Section title={copy.reading.title} isSplit>
        <Questions questions={copy.reading.questions} />
      </Section>
    </>
  );
}
