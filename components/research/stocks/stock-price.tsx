import { LineFigure } from '@/components/charts/lines/line-figure';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import styles from './stock-charts.module.css';

const loadMemberPrice = async () => (await import('./member-charts')).MemberPrice;

type StockPriceProps = { ticker: string; year: StockPageProps['year']; words: StockPageProps['words'] };

/** The page's first chart: a year of closes for everybody, all ranges with volume in its place for members. */
export function StockPrice({ ticker, year, words }: StockPriceProps) {
  const { user } = useSession();
  const { part: MemberPrice } = useLazyModule(loadMemberPrice, user !== null);
  return (
    <div id={'prices' satisfies StockPart} className={styles.price}>
      <div id={'year' satisfies StockPart}>
        {user && MemberPrice ? (
          <MemberPrice ticker={ticker} words={words.charts.price} />
        ) : year ? (
          <LineFigure
            name={`${ticker.toLowerCase()}-year`}
            title={words.year.title}
            description={words.year.text}
            level={2}
            drawing={year}
          />
        ) : (
          <p>{words.year.none}</p>
        )}
      </div>
    </div>
  );
}
