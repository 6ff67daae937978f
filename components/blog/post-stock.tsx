import { Sparkline } from '@/components/charts/sparkline';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/tag';
import { blogWords as words, positionWords } from '@/lib/content/blog';
import type { PostStock as Stock } from '@/lib/contracts/posts';
import { fullDate } from '@/lib/domain/dates';
import { usdExact } from '@/lib/domain/exact-money';
import { paths } from '@/lib/domain/paths';
import styles from './post-stock.module.css';

/** A stock that the post names: its year as a line, what it cost then and costs now, and what the author holds. */
export function PostStock({ stock }: { stock: Stock }) {
  const { ticker, name, position, then, now, weekly } = stock;
  const isSample = then?.isSample || now?.isSample;
  return (
    <aside className={styles.stock} aria-label={name ?? ticker}>
      <div className={styles.name}>
        <Link href={paths.stock(ticker)} className={styles.ticker}>
          {ticker}
        </Link>
        {name ? <span className={styles.note}>{name}</span> : null}
      </div>
      <Sparkline values={weekly} summary={words.year(ticker, changeOf(weekly))} />
      <dl className={styles.prices}>
        <Price label={words.then} price={then} />
        <Price label={words.now} price={now} />
      </dl>
      <p className={styles.note}>
        {positionWords[position]} {isSample ? <Tag tone="attention">{words.sampleFigures}</Tag> : null}
      </p>
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
        words.noPrice
      )}
    </dd>
  </div>
);

function changeOf(weekly: readonly number[]) {
  const [first, last] = [weekly[0], weekly.at(-1)];
  if (!first || last === undefined) return words.noPrice;
  const percent = (100 * (last - first)) / first;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}
