import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Questions } from '@/components/ui/navigation/questions';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Segmented } from '@/components/ui/forms/segmented';
import { SelectField } from '@/components/ui/forms/select-field';
import { timingPage as copy } from '@/lib/content/research/timing';
import { paths } from '@/lib/domain/shared/paths';
import type { TimingProps } from '@/lib/server/research/timing/page-props/signals';
import { SignalsSection } from './signals-section';
import styles from './timing-page.module.css';
import { useTimingView } from './use-timing-view';

const scopes = [
  { value: 'sector', label: copy.scopes.sector },
  { value: 'stock', label: copy.scopes.stock },
] as const;

/** Timing signals for sectors and stocks, with the rule and its track record. */
export function TimingPage({ sectors, stocks, choices, questions, today }: TimingProps) {
  const { slug, scope, choose } = useTimingView(choices);
  const options = [
    { value: '', label: copy.all },
    ...choices.map(({ slug: value, name: label }) => ({ value, label })),
  ];
  const requestedSlug = slug === '' ? undefined : slug;
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.timing} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: copy.research, href: paths.sectorInsights }]} />}
        title={copy.title}
        lead={copy.lead}
      />
      <div className={styles.top}>
        <Notice tone="attention">{copy.notAdvice}</Notice>
        <Segmented legend={copy.scope} options={scopes} value={scope} onChange={(next) => choose({ scope: next })} />
        <div data-needs-scripts="">
          <SelectField label={copy.filter} options={options} value={slug} onValue={(next) => choose({ slug: next })} />
        </div>
      </div>
      <div className={scope === 'sector' ? undefined : styles.other}>
        <Section title={copy.sectors} id="sectors">
          <SignalsSection scope="sector" slug={requestedSlug} given={sectors} today={today} />
        </Section>
      </div>
      <div className={scope === 'stock' ? undefined : styles.other}>
        <Section title={copy.stocks} id="stocks">
          <SignalsSection scope="stock" slug={requestedSlug} given={stocks} today={today} />
        </Section>
      </div>
      <Section title={copy.rule} id="rule" isSplit>
        <Questions questions={questions} />
      </Section>
    </>
  );
}
