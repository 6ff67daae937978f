import { Seo } from '@/components/layout/document/seo';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { classNames } from '@/components/ui/class-names';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { SampleTag } from '@/components/ui/tag';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { signalPage as copy } from '@/lib/content/signals/detail/signal-page';
import { paths } from '@/lib/domain/shared/paths';
import { signalPath } from '@/lib/domain/signals/signal-path';
import type { SignalProps } from '@/lib/server/signals/page-props/signal';
import { SignalChartFigure } from './signal-chart-figure';
import styles from './signal-page.module.css';
import { SignalNumbers } from './signal-numbers';
import { SignalProof } from './signal-proof';

const loadMemberSignal = () => import('../member-parts').then(({ MemberSignal }) => MemberSignal);

/** A signal: its result, its figures, its history, and how to verify it. */
export function SignalPage({ id, title, sentence, isHidden, facts, chart, ...signal }: SignalProps) {
  const { lead, symbol, result, previous, next, timeline, corrections, proof, isSample, note } = signal;
  const { part: MemberSignal } = useLazyModule(loadMemberSignal, useIsHydrated() && isHidden);
  return (
    <>
      <Seo title={isHidden ? title : `${title} (${id})`} description={sentence} path={signalPath(id)} />
      <PageHeader trail={<Breadcrumbs trail={copy.trail} />} title={title} lead={lead}>
        {symbol ? (
          <div className={styles.top}>
            {result ? (
              <p className={styles.result}>
                <SignedFigure of={result.sign} hasMark>
                  {result.text}
                </SignedFigure>{' '}
                {copy.onStake}
                {result.net ? (
                  <>
                    {', '}
                    <SignedFigure of={result.net.sign}>{result.net.text}</SignedFigure> {copy.afterCosts}
                  </>
                ) : null}
              </p>
            ) : null}
            <TextLink href={paths.stock(symbol)}>{copy.stock(symbol)}</TextLink>
          </div>
        ) : null}
        {isHidden ? (
          <p className={styles.plans}>
            <ButtonLink href={paths.subscribe} weight="outline">
              {copy.plans}
            </ButtonLink>
          </p>
        ) : null}
      </PageHeader>
      {MemberSignal ? <MemberSignal id={id} /> : null}
      {isHidden ? null : (
        <Section title={copy.facts} aside={isSample ? <SampleTag /> : null}>
          <div className={classNames(chart && styles.columns, chart?.isDashed && styles.brief)}>
            {chart ? <SignalChartFigure chart={chart} /> : null}
            <SignalNumbers groups={facts} />
            <div className={styles.notes}>
              <p className={styles.note}>
                {copy.stake} {copy.risk}
              </p>
              {note ? <p className={styles.note}>{note}</p> : null}
            </div>
          </div>
        </Section>
      )}
      {timeline.length > 0 ? (
        <Section title={copy.timeline} isSplit>
          <ol className={styles.timeline}>
            {timeline.map(({ day, text, entry }) => (
              <li key={`${entry} ${text}`}>
                <span className={styles.day}>{day}</span> <span>{text}</span>
              </li>
            ))}
          </ol>
        </Section>
      ) : null}
      {corrections.length > 0 ? (
        <Section title={copy.corrections.title} id="corrections" isSplit>
          <ul className={styles.timeline}>
            {corrections.map(({ day, reason, changes }) => (
              <li key={`${day} ${reason}`}>
                <span className={styles.day}>{day}</span>{' '}
                <span>
                  {reason}
                  {changes.map(({ name, before, after }) => (
                    <span key={name} className={styles.change}>
                      {name}: {after}. {copy.corrections.replaced} <del>{before}</del>.
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {proof ? <SignalProof proof={proof} /> : null}
      {(previous ?? next) ? (
        <nav className={styles.neighbors} aria-label={copy.neighbors}>
          {previous ? (
            <TextLink href={signalPath(previous.id)} isBack>
              {copy.previous(previous.name)}
            </TextLink>
          ) : null}
          {next ? <TextLink href={signalPath(next.id)}>{copy.next(next.name)}</TextLink> : null}
        </nav>
      ) : null}
    </>
  );
}
