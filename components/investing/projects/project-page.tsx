import { useState } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { projectsPage, projectCopy as copy } from '@/lib/content/investing/projects';
import type { ProjectPage as Project } from '@/lib/contracts/investing/projects';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { ProjectProps } from '@/lib/server/investing/projects/page-props/projects';
import { RoundFacts } from '../rounds/round-facts';
import { BackingPanel } from './backing-panel';
import { PledgedLine } from './pledged-line';
import styles from './projects.module.css';
import type { PledgeTotals } from './use-backing';

/** A project: its purpose, itemized budget, progress, and how to back it. */
export function ProjectPage({ project }: ProjectProps) {
  const { slug, title, summary, text, updates, named, backers, isSample, state } = project;
  const [totals, setTotals] = useState<PledgeTotals>();
  return (
    <>
      <Seo title={title} description={summary} path={investingPaths.project(slug)} isHidden={isSample} />
      <PageHeader eyebrow={projectsPage.title} title={title} lead={summary} />
      <Section>
        <div className={styles.columns}>
          <div className={styles.part}>
            {isSample ? <Notice tone="attention">{copy.sample}</Notice> : null}
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <PledgedLine project={{ ...project, ...totals }} isLarge />
            <RoundFacts facts={termsOf(project)} isText />
          </div>
          {state === 'open' ? (
            <BackingPanel slug={slug} onPledged={setTotals} />
          ) : (
            <p className={styles.panel}>{copy.closed}</p>
          )}
        </div>
      </Section>
      <Section title={copy.budget}>
        <Budget lines={project.lines} />
      </Section>
      {updates.length === 0 ? null : (
        <Section title={copy.updates} isSplit>
          <ol className={styles.updates}>
            {updates.map((update) => (
              <li key={update.at}>
                <p className={styles.note}>{dayOf(update.at)}</p>
                <p>{update.text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section title={updates.length === 0 ? copy.updatesAndBackers : copy.backers} isSplit>
        <div>
          {updates.length === 0 ? <p>{copy.noUpdates}</p> : null}
          <p>{named.length > 0 ? named.join(', ') : backers === 0 ? copy.noBackers : copy.noneNamed}</p>
          {named.length > 0 ? <p className={styles.note}>{copy.named}</p> : null}
          <p className={styles.ways}>
            <TextLink href={paths.backProject}>{copy.all}</TextLink>
          </p>
        </div>
      </Section>
    </>
  );
}

/** What a backer agrees to. */
const termsOf = ({ state, openedAt }: Pick<Project, 'state' | 'openedAt'>) => [
  copy.payment,
  { name: copy.period.name, value: state === 'open' ? copy.period.open(dayOf(openedAt)) : copy.period.closed },
  copy.runBy,
  copy.noReturn,
];

function Budget({ lines }: Pick<Project, 'lines'>) {
  const sum = (key: 'budgetCents' | 'spentCents') => lines.reduce((total, line) => total + line[key], 0);
  const total = { label: copy.total, budgetCents: sum('budgetCents'), spentCents: sum('spentCents') };
  return (
    <PlainTable
      caption={copy.budgetCaption}
      columns={[
        { header: copy.columns.line },
        { header: copy.columns.budget, isNumeric: true },
        { header: copy.columns.spent, isNumeric: true },
        { header: copy.columns.left, isNumeric: true },
      ]}
      rows={[...lines, total].map(({ label, budgetCents, spentCents }) => ({
        key: label,
        cells: [label, usdExact(budgetCents), usdExact(spentCents), usdExact(budgetCents - spentCents)],
      }))}
    />
  );
}
