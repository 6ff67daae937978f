import type { ReactNode } from 'react';
import { StoryList } from '@/components/blocks/story-list';
import { LineFigure } from '@/components/charts/line-figure';
import { Seo } from '@/components/layout/seo';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/text-link';
import { cardWords, stockCharts, stockWords as words } from '@/lib/content/stocks';
import { paths } from '@/lib/domain/paths';
import { stockParts } from '@/lib/domain/stock-parts';
import type { StockPageProps } from '@/lib/server/page-props/stocks';
import { CompanyCard } from './company-card';
import { PeerTable } from './peer-table';
import { StockCharts } from './stock-charts';
import { StockFigures } from './stock-figures';
import styles from './stock-page.module.css';
import { StockSearch } from './stock-search';

type Slots = {
  /** What a reader can do with the stock: another feature's button. */
  action: ReactNode;
};

/** One stock: what it is, what it costs, how it does, and for members everything in detail. */
export function StockPage({
  stock,
  facts,
  figures,
  year,
  card,
  peers,
  headlines,
  meta,
  action,
}: StockPageProps & Slots) {
  const { ticker, name, sectors, isSample } = stock;
  const together = [ticker, ...(peers ?? []).slice(0, 4).map((peer) => peer.ticker)];
  return (
    <>
      <Seo title={words.title(name, ticker)} description={words.description(name, ticker)} path={paths.stock(ticker)} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: words.research, href: paths.sectors }]} />}
        eyebrow={isSample ? <SampleTag /> : null}
        title={words.title(name, ticker)}
        lead={facts.join(' · ')}
      >
        {action}
        <ButtonLink href={`${paths.compare}?symbols=${together.join(',')}`} size="large" weight="outline">
          {words.compare}
        </ButtonLink>
      </PageHeader>
      <StockFigures figures={figures} />
      <Section>
        <div className={styles.top}>
          <div id={stockParts.year}>
            {year ? (
              <LineFigure title={words.year.title} description={words.year.text} level={2} drawing={year} />
            ) : (
              <p>{words.year.none}</p>
            )}
          </div>
          <div className={styles.side}>
            <StockSearch />
            {sectors.length > 0 ? (
              <nav aria-label={words.sectors}>
                <p className={styles.label}>{words.sectors}</p>
                <ul>
                  {sectors.map(({ slug, name: sector }) => (
                    <li key={slug}>
                      <TextLink href={paths.sectorStocks(slug)}>{sector}</TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
            <TextLink href={paths.stockRequests}>{words.request}</TextLink>
          </div>
        </div>
      </Section>
      <Section title={stockCharts.title} lead={stockCharts.text}>
        <StockCharts ticker={ticker} />
      </Section>
      <Section title={cardWords.title} lead={cardWords.lead} id={stockParts.card} aside={card.total}>
        <CompanyCard groups={card.groups} />
      </Section>
      <Section title={words.peers.title} lead={words.peers.text} id={stockParts.peers}>
        {peers && peers.length > 0 ? <PeerTable peers={peers} /> : <p>{words.peers.none}</p>}
      </Section>
      <Section title={words.news.title} id={stockParts.news} isSplit>
        <div>
          {headlines === null ? <Notice>{words.news.failed}</Notice> : null}
          {headlines?.length === 0 ? <p>{words.news.none}</p> : null}
          {headlines && headlines.length > 0 ? <StoryList stories={headlines} /> : null}
        </div>
      </Section>
      <Section>
        <p className={styles.source}>
          {words.source(meta.source, meta.asOf, meta.delay)} {meta.licence} {meta.isStale ? words.stale : ''}
        </p>
      </Section>
    </>
  );
}
