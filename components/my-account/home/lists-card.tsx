import { useState } from 'react';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { changeText } from '@/lib/content/market/market-figures';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { HomeList } from '@/lib/contracts/my-account/home';
import { fullDate } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { CardLink, EmptyLine, HomeCard, FailedSection } from './home-card';
import { StockLine } from './stock-line';
import styles from './lists-card.module.css';

const copy = homePartCopy.watchlists;

type ListsCardProps = { lists: readonly HomeList[] | null; retry: () => void };

/**
 * The member's watchlists, one at a time, with each stock's day change. Without a list, the next steps offer one
 * instead.
 */
export function ListsCard({ lists, retry }: ListsCardProps) {
  const [chosen, setChosen] = useState<string>();
  if (!lists) return <FailedSection part="watchlists" title={copy.title} retry={retry} />;
  const list = lists.find(({ id }) => id === chosen) ?? lists.find(({ count }) => count > 0) ?? lists[0];
  if (!list) return null;
  const href = `${paths.watchlists}?list=${encodeURIComponent(list.id)}`;
  const day = latestDay(list);
  return (
    <HomeCard title={copy.title} aside={<DayChange list={list} />}>
      {lists.length > 1 ? (
        <div role="group" aria-label={copy.lists} className={styles.tabs}>
          {lists.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={styles.tab}
              aria-pressed={id === list.id}
              onClick={() => setChosen(id)}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
      {list.count === 0 ? (
        <EmptyLine text={copy.empty(list.name)} href={href} action={copy.emptyAction} />
      ) : (
        <>
          <ul className={styles.rows}>
            {list.stocks.map((stock) => (
              <StockLine key={stock.ticker} stock={stock} />
            ))}
          </ul>
          <p className={styles.foot}>
            <span>
              {day ? `${copy.closes(fullDate(day))}. ` : null}
              <span className={styles.lines}>{copy.lines}</span>
            </span>
            <CardLink href={href}>{copy.all(list.count)}</CardLink>
          </p>
        </>
      )}
    </HomeCard>
  );
}

function DayChange({ list: { change } }: { list: HomeList }) {
  if (change === null) return null;
  return (
    <span className={styles.change}>
      <span className={styles.label}>{copy.average}</span>
      <SignedFigure of={change} hasMark>
        {changeText(change)}
      </SignedFigure>
    </span>
  );
}

const latestDay = ({ stocks }: HomeList) =>
  stocks
    .flatMap(({ priceDay }) => priceDay ?? [])
    .toSorted()
    .at(-1);
