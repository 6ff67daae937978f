import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { MiniChart } from '@/components/charts/lines/mini-chart';
import { CloseButton } from '@/components/ui/forms/close-button';
import { TextLink } from '@/components/ui/navigation/text-link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { Tag } from '@/components/ui/tag';
import { blogCopy as copy } from '@/lib/content/publishing/blog';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { signedPercent } from '@/lib/domain/shared/signed-percent';
import { positionBelow } from './position-below';
import styles from './ticker-card.module.css';
import type { OpenTicker } from './use-ticker-links';

type TickerCardProps = OpenTicker & { onClose: () => void };

/** A card with a stock's name, price and day change, below its link in the text. */
export function TickerCard({ stock, link, onClose }: TickerCardProps) {
  const { ticker, name, now, change, weekly } = stock;
  const id = useId();
  const card = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return;
    const place = () => positionBelow(link, shown);
    place();
    // Focus only after positioning, because the browser scrolls to a focused element.
    shown.focus();
    link.setAttribute('aria-expanded', 'true');
    window.addEventListener('resize', place);
    return () => {
      link.removeAttribute('aria-expanded');
      window.removeEventListener('resize', place);
    };
  }, [link]);

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !card.current?.contains(target) && !link.contains(target)) onClose();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      link.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [link, onClose]);

  const leave = () => {
    onClose();
    link.focus();
  };

  return (
    <div ref={card} role="dialog" aria-labelledby={id} tabIndex={-1} className={styles.card}>
      <div className={styles.head}>
        <p id={id} className={styles.name}>
          {name ?? ticker} <span className={styles.note}>{ticker}</span>
        </p>
        <CloseButton label={copy.closeCard} onClick={leave} />
      </div>
      {now ? (
        <p className={styles.price}>
          <span className={styles.amount}>{usdExact(now.cents)}</span>
          {change === null ? null : (
            <SignedFigure of={change} hasMark>
              {signedPercent(change)}
            </SignedFigure>
          )}
        </p>
      ) : (
        <p>{copy.noPrice}</p>
      )}
      {weekly.length > 1 ? (
        <MiniChart values={weekly} mark={null} summary={copy.year(ticker, signedPercent(yearOf(weekly)))} />
      ) : null}
      <p className={styles.foot}>
        {now ? <span className={styles.note}>{copy.atClose(fullDate(now.day))}</span> : null}
        {now?.isSample ? <Tag tone="attention">{copy.sampleFigures}</Tag> : null}
      </p>
      <TextLink href={paths.stock(ticker)}>{copy.viewStock(ticker)}</TextLink>
    </div>
  );
}

const yearOf = (weekly: readonly number[]) => 100 * ((weekly.at(-1) ?? 0) / (weekly[0] || 1) - 1);
