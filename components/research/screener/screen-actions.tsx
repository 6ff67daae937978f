import { copyText } from '@/components/toasts/copy-text';
import { Button, buttonClass } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import type { StockCells } from '@/lib/content/research/screener/stock-cells';
import { screenFileAddress } from '@/lib/domain/research/screener/address';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { maxCompared } from '@/lib/domain/research/research';
import { paths } from '@/lib/domain/shared/paths';
import styles from './screen-list.module.css';

type ScreenActionsProps = { screen: Screen; stocks: readonly StockCells[] };

/** Actions for the list: compare its first stocks, share it, and export it. */
export function ScreenActions({ screen, stocks }: ScreenActionsProps) {
  const top = stocks.slice(0, maxCompared).map(({ ticker }) => ticker);
  return (
    <div className={styles.actions}>
      {top.length > 1 ? (
        <ButtonLink href={`${paths.compare}?symbols=${top.join(',')}`} weight="outline">
          {copy.compare(top.length)}
        </ButtonLink>
      ) : null}
      <span data-needs-scripts="">
        <Button weight="outline" onClick={() => void copyText(window.location.href, copy)}>
          {copy.copy}
        </Button>
      </span>
      <a href={screenFileAddress(screen)} download="stock-screener.csv" className={buttonClass({ weight: 'outline' })}>
        {copy.export}
      </a>
    </div>
  );
}
