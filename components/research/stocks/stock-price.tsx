import { LineFigure } from '@/components/charts/lines/line-figure';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import { paths, signUpFrom } from '@/lib/domain/shared/paths';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import styles from './stock-charts.module.css';

const loadMemberPrice = async () => (await import('./stock-member-charts')).MemberPrice;

type StockPriceProps = Pick<StockPageProps, 'figures' | 'besides' | 'year' | 'copy'> & { ticker: string };

/** The page's first chart: one year of closing prices, which members see replaced by all ranges with volume. */
export function StockPrice({ ticker, figures, besides, year, copy }: StockPriceProps) {
  const user = useSessionUser();
  const { part: MemberPrice } = useLazyModule(loadMemberPrice, user !== null);
  return (
    <div id={'prices' satisfies StockPart} className={styles.price}>
      <div id={'year' satisfies StockPart}>
        {user && MemberPrice ? (
          <MemberPrice ticker={ticker} sector={figures.sector} stocks={besides} copy={copy.charts.price} />
        ) : year ? (
          <LineFigure
            name={`${ticker.toLowerCase()}-year`}
            title={copy.year.title}
            subject={ticker}
            description={
              <>
                <SignedFigure of={year.sign} hasMark>
                  {year.change}
                </SignedFigure>{' '}
                {year.description}{' '}
                <span data-for-visitors="">
                  <Link href={signUpFrom(paths.stock(ticker))}>{copy.year.ranges}</Link>.
                </span>
              </>
            }
            level={2}
            tone={year.sign > 0 ? 'gain' : year.sign < 0 ? 'loss' : undefined}
            drawing={year.drawing}
          />
        ) : (
          <p>{copy.year.none}</p>
        )}
      </div>
    </div>
  );
}
