import { Pending } from '@/components/ui/feedback/fetched';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { changeText } from '@/lib/content/market/market-figures';
import { homePartCopy } from '@/lib/content/my-account/home';
import { screenerContract, type SectorSizes } from '@/lib/contracts/research/screener';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { CardLink, EmptyLine, HomeCard } from './home-card';
import styles from './market-card.module.css';

const copy = homePartCopy.market;
const makeCalls = () => createClient(screenerContract, browserHttp());

/** How the sectors did on the last trading day, the largest gain first. Labeled here where the page has no label. */
export function MarketCard({ isLabeled = false }: { isLabeled?: boolean }) {
  const { data, failure, retry } = useMemberData('market', makeCalls, (calls) => calls.sectors({ query: {} }));
  const sectors = data && changesOf(data);
  return (
    <HomeCard
      title={copy.title}
      isSample={!isLabeled && (data?.meta.isSample ?? false)}
      aside={<CardLink href={paths.sectors}>{copy.all}</CardLink>}
    >
      {data && sectors ? (
        sectors.length > 0 ? (
          <>
            <ul className={styles.rows}>
              {sectors.map(({ slug, name, change }) => (
                <li key={slug} className={styles.row}>
                  <Link href={paths.sectorStocks(slug)} className={styles.sector}>
                    {name}
                  </Link>
                  <span className={styles.change}>
                    <SignedFigure of={change} hasMark>
                      {changeText(change)}
                    </SignedFigure>
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.foot}>{copy.closes(dayOf(data.meta.asOf))}</p>
          </>
        ) : (
          <EmptyLine text={copy.none} />
        )
      ) : (
        <Pending of={{ failure, retry }} copy={copy} lines={4} />
      )}
    </HomeCard>
  );
}

const changesOf = ({ items }: SectorSizes) =>
  items
    .flatMap(({ change, ...sector }) => (change === null ? [] : { ...sector, change }))
    .toSorted((one, other) => other.change - one.change);
