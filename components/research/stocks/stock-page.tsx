import type { ReactNode } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { TextLink } from '@/components/ui/navigation/text-link';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/domain/shared/paths';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import { Headlines } from '../news/headlines';
import { CompanyCard } from './company-card';
import { KeyFigures } from './key-figures';
import { PeerTable } from './peer-table';
import { StockCharts } from './stock-charts';
import { StockHead } from './stock-head';
import styles from './stock-page.module.css';
import { StockPrice } from './stock-price';

type Slots = {
  /** An action button that belongs to another feature. */
  action: ReactNode;
};

/** A stock's page: price, figures and checklist for all readers; ranges and more charts for members. */
export function StockPage(props: StockPageProps & Slots) {
  const { stock, figures, card, peers, headlines, copy, compareHref, action } = props;
  const { ticker, isFund, isSample } = stock;
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.stock(ticker)} />
      <StockHead {...props}>
        {action}
        <ButtonLink href={compareHref} size="large" weight="outline">
          {copy.compare}
        </ButtonLink>
      </StockHead>
      <div className={styles.first}>
        <StockPrice {...props} ticker={ticker} />
        <div className={isFund ? undefined : styles.pair}>
          <KeyFigures ticker={ticker} figures={figures} source={copy.source} copy={copy.figures} />
          {isFund ? null : <CompanyCard card={card} copy={copy.card} />}
        </div>
      </div>
      <StockCharts ticker={ticker} isFund={isFund} isSample={isSample} copy={copy.charts} />
      {isFund ? null : (
        <Section title={copy.peers.title} lead={copy.peers.text} id={'peers' satisfies StockPart}>
          {peers && peers.rows.length > 0 ? <PeerTable peers={peers} /> : <p>{copy.peers.none}</p>}
        </Section>
      )}
      <Section title={copy.news.title} id={'news' satisfies StockPart} isSplit>
        <div>
          {headlines === null ? <p>{copy.news.failed}</p> : null}
          {headlines?.length === 0 ? <p>{copy.news.none}</p> : null}
          {headlines && headlines.length > 0 ? <Headlines stories={headlines} copy={copy.news} /> : null}
          {stock.sectors.map(({ slug, name }) => (
            <p key={slug}>
              <TextLink href={paths.sectorNews(slug)}>All {name} news</TextLink>
            </p>
          ))}
        </div>
      </Section>
    </>
  );
}
