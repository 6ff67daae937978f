import { Seo } from '@/components/layout/document/seo';
import { Button } from '@/components/ui/forms/button';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { SampleTag } from '@/components/ui/tag';
import { columnNames } from '@/lib/content/signals/listing/filter-text';
import { tradesPage } from '@/lib/content/signals/listing/trades-page';
import { tradesReport as copy } from '@/lib/content/signals/listing/trades-report';
import { noteSentence } from '@/lib/content/signals/note-sentence';
import { tradesReportPath } from '@/lib/domain/signals/listing/trades-address';
import type { TradesReportProps } from '@/lib/server/signals/page-props/trades-report';
import styles from './trades-report.module.css';

/** The filtered trades with their description, for printing or a PDF. */
export function TradesReport({ facts, rows, max, resultName, sha256, note, isSample, back }: TradesReportProps) {
  const names = Object.entries({ ...columnNames, result: resultName });
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={tradesReportPath} isHidden />
      <PageHeader title={copy.title} lead={tradesPage.risk} />
      <div className={styles.report}>
        <p className={styles.actions}>
          <span data-needs-scripts="">
            <Button onClick={() => window.print()}>{copy.print}</Button>
          </span>
          <TextLink href={back} isBack>
            {copy.back}
          </TextLink>
        </p>
        <dl className={styles.facts}>
          {(Object.keys(copy.facts) as (keyof typeof facts)[]).map((key) =>
            facts[key] === null ? null : (
              <div key={key}>
                <dt>{copy.facts[key]}</dt>
                <dd>{facts[key]}</dd>
              </div>
            ),
          )}
          {sha256 === null ? null : (
            <div>
              <dt>{tradesPage.checksum}</dt>
              <dd>{sha256}</dd>
            </div>
          )}
        </dl>
        {note ? <p className={styles.note}>{noteSentence(note)}</p> : null}
        {rows === null ? (
          <p>{copy.tooMany(max)}</p>
        ) : rows.length === 0 ? (
          <p>{tradesPage.none}</p>
        ) : (
          <div className={styles.table} role="region" aria-label={facts.trades ?? copy.title} tabIndex={0}>
            <PlainTable
              caption={
                <>
                  {facts.trades}. {tradesPage.stake} {isSample ? <SampleTag /> : null}
                </>
              }
              columns={names.map(([key, header]) => ({
                header,
                isNumeric: key !== 'symbol' && key !== 'tradeType',
                isAside: key === 'roi',
              }))}
              rows={rows.map((cells, index) => ({ key: String(index), cells }))}
            />
          </div>
        )}
      </div>
    </>
  );
}
