import { MiniChart } from '@/components/charts/lines/mini-chart';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { Tag } from '@/components/ui/tag';
import { blogCopy as copy, positionCopy } from '@/lib/content/publishing/blog';
import type { PostStock as Stock } from '@/lib/contracts/publishing/posts';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { signedPercent } from '@/lib/domain/shared/signed-percent';
import styles from './post-stock.module.css';

/** A stock named in a post: a one-year line, its price at publication and now, and the author's position. */
export function PostStock({ stock }: { stock: Stock }) {
  const { ticker, name, position, then, now, weekly } = stock;
  const isSample = then?.isSample || now?.isSample;
  const since = then && now && then.cents > 0 ? (100 * (now.cents - then.cents)) / then.cents : null;
  return (
    <aside className={styles.stock} aria-label={name ?? ticker}>
      <div className={styles.name}>
        <Link href={paths.stock(ticker)} className={styles.ticker}>
          {ticker}
        </Link>
        {name ? <span className={styles.note}>{name}</span> : null}
        {isSample ? <Tag tone="attention">{copy.sampleFigures}</Tag> : null}
      </div>
      {weekly.length > 1 ? (
        <figure className={styles.chart}>
          <MiniChart
            values={weekly}
            mark={then ? then.cents / 100 : null}
            summary={copy.year(ticker, changeOf(weekly))}
          />
          <figcaption className={styles.note}>
            {copy.chart(weekly.length, now ? fullDate(now.day) : null, then !== null)}
          </figcaption>
        </figure>
      ) : null}
      <dl className={styles.prices}>
        <Price label={copy.then} price={then} />
        <Price label={copy.now} price={now} />
        {since === null ? null : (
          <div>
            <dt className={styles.note}>{copy.since}</dt>
            <dd>
              <SignedFigure of={since} hasMark>
                {signedPercent(since)}
              </SignedFigure>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.holds}>{positionCopy[position]}</p>
    </aside>
  );
}

const Price = ({ label, price }: { label: string; price: Stock['then'] }) => (
  <div>
    <dt className={styles.note}>{label}</dt>
    <dd>
      {price ? (
        <>
          {usdExact(price.cents)} <span className={styles.note}>{fullDate(price.day)}</span>
        </>
      ) : (
        copy.noPrice
      )}
    </dd>
  </div>
);

function changeOf(weekly: readonly number[]) {
  const [first, last] = [weekly[0], weekly.at(-1)];
  if (!first || last === undefined) return copy.noPrice;
  return signedPercent((100 * (last - first)) / first);
}
