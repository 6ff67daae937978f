import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { changeText } from '@/lib/content/market/market-figures';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { fullDate, monthDay } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { signalPath } from '@/lib/domain/signals/signal-path';
import { CardLink, EmptyLine, HomeCard, FailedSection } from './home-card';
import styles from './signals-card.module.css';

const copy = homePartCopy.signals;

type SignalsCardProps = { signals: MemberHome['signals']; retry: () => void };

/** The open options signals, each with its estimate and a link to its page. */
export function SignalsCard({ signals, retry }: SignalsCardProps) {
  if (!signals) return <FailedSection part="signals" title={copy.title} retry={retry} />;
  const { items, total, isSample } = signals;
  if (total === 0)
    return (
      <HomeCard title={copy.title}>
        <EmptyLine text={copy.none} href={paths.optionsSignals} action={copy.record} />
      </HomeCard>
    );
  if (items.length === 0)
    return (
      <HomeCard title={copy.title}>
        <EmptyLine text={copy.forPlans(total, isSample)} href={paths.subscribe} action={copy.plans} />
      </HomeCard>
    );
  return (
    <HomeCard
      title={copy.title}
      aside={<CardLink href={`${paths.optionsSignals}?variant=live`}>{copy.record}</CardLink>}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{copy.count(total)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{copy.columns.signal}</th>
            <th scope="col" className={styles.opened}>
              {copy.columns.opened}
            </th>
            <th scope="col" className={classNames(styles.number, styles.entry)}>
              {copy.columns.entry}
            </th>
            <th scope="col" className={styles.number}>
              {copy.columns.expires}
            </th>
            <th scope="col" className={styles.number}>
              {copy.columns.estimate}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, symbol, tradeType, strike, fillDate, bid, expiration, mark }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={signalPath(id)} className={styles.signal}>
                  <strong>{symbol}</strong> {strikeOf(strike)} {tradeType.toLowerCase()}
                </Link>
              </th>
              <td className={styles.opened}>{monthDay(fillDate)}</td>
              <td className={classNames(styles.number, styles.entry)}>{usdExact(Math.round(bid * 100))}</td>
              <td className={styles.number}>{fullDate(expiration)}</td>
              <td className={styles.number}>
                {mark ? (
                  <SignedFigure of={Math.sign(mark.roi)} hasMark>
                    {changeText(mark.roi)}
                  </SignedFigure>
                ) : (
                  copy.noEstimate
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>{copy.estimate}</p>
    </HomeCard>
  );
}

const strikeOf = (dollars: number) => usdExact(Math.round(dollars * 100)).replace(/\.00$/, '');
