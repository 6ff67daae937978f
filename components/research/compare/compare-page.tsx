import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { TextLink } from '@/components/ui/navigation/text-link';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { offline } from '@/lib/content/shared/frame';
import { compareWords as words, stockWords } from '@/lib/content/research/stocks';
import { paths } from '@/lib/domain/shared/paths';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import styles from './compare-page.module.css';

const loadTool = async () => (await import('./compare-tool')).CompareTool;

/** Compares up to five stocks. The selection is in the URL; the tool loads after hydration. */
export function ComparePage({ tickers }: CompareProps) {
  const { part: CompareTool, isLost, retry } = useLazyModule(loadTool, useIsHydrated());
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.compare} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: stockWords.research, href: paths.sectors }]} />}
        title={words.title}
        lead={words.lead}
      />
      <Section>
        <noscript>
          <p className={styles.note}>{words.needsScripts}</p>
          <ul>
            {tickers.map((ticker) => (
              <li key={ticker}>
                <TextLink href={paths.stock(ticker)}>{ticker}</TextLink>
              </li>
            ))}
          </ul>
        </noscript>
        <div data-needs-scripts="" className={styles.tool}>
          {CompareTool ? (
            <CompareTool />
          ) : isLost ? (
            <ErrorState title={words.lost} onRetry={retry}>
              {offline}
            </ErrorState>
          ) : (
            <Skeleton label={words.loading} lines={8} />
          )}
        </div>
      </Section>
    </>
  );
}
