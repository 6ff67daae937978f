import { LineFigure } from '@/components/charts/lines/line-figure';
import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { whatIfPage as copy } from '@/lib/content/signals/what-if/what-if-page';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import type { WhatIfProps } from '@/lib/server/signals/page-props/what-if';
import { RecordSummary } from '../record-summary';
import { StatisticsTables } from '../statistics-tables';
import { WhatIfForm } from './what-if-form';
import styles from './what-if-page.module.css';

/** The track record with the reader's own stake, dates and costs, all of which are in the URL. */
export function WhatIfPage({ values, errors, options, result, refusal, isSample, note }: WhatIfProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={recordPaths.whatIf} />
      <PageHeader trail={<Breadcrumbs trail={copy.trail} />} title={copy.heading} lead={copy.lead} />
      <Section title={copy.form}>
        <WhatIfForm values={values} errors={errors} options={options} />
      </Section>
      <Section title={copy.result} aside={isSample ? <SampleTag /> : null}>
        <div className={styles.result} role="status">
          {Object.keys(errors).length > 0 ? (
            <p>{copy.fix}</p>
          ) : refusal ? (
            <p>{refusal}</p>
          ) : (
            <Outcome result={result} />
          )}
        </div>
        <p className={styles.risk}>
          {note ? <span className={styles.note}>{note} </span> : null}
          {copy.risk}
        </p>
      </Section>
    </>
  );
}

function Outcome({ result }: Pick<WhatIfProps, 'result'>) {
  if (!result) return <EmptyState title={copy.none}>{copy.noneText}</EmptyState>;
  const last = result.curve?.numbers.at(-1)?.value ?? 0;
  const tone = last > 0 ? 'gain' : last < 0 ? 'loss' : undefined;
  return (
    <>
      {result.tooFew ? <p>{result.tooFew}</p> : <RecordSummary figures={result.figures} />}
      {result.curve ? (
        <LineFigure
          name="what-if"
          title={copy.curve.title}
          description={copy.curve.text}
          tone={tone}
          drawing={result.curve}
        />
      ) : null}
      <StatisticsTables tables={[result.table]} />
    </>
  );
}
