import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { filterText, screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { sectorLabel } from '@/lib/domain/research/sectors';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { screenFigures } from '@/lib/domain/research/screener/figures';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import styles from './filter-chips.module.css';
import { StepLink } from './step-link';

type FilterChipsProps = { screen: Screen; sectors: readonly { slug: string; name: string }[]; period?: MapPeriod };

/** The active filters, each a link to the screen without that filter. */
export function FilterChips({ screen, sectors, period }: FilterChipsProps) {
  const { sector, bounds } = screen;
  const to = (change: Partial<Screen>) => screenerAddress({ ...screen, ...change, page: 1 }, period);
  const chips = [
    ...(sector === null
      ? []
      : [
          {
            text: sectors.find(({ slug }) => slug === sector)?.name ?? sectorLabel(sector),
            href: to({ sector: null }),
          },
        ]),
    ...screenFigures.flatMap((figure) => {
      const { [figure]: bound, ...others } = bounds;
      return bound ? [{ text: filterText(figure, bound), href: to({ bounds: others }) }] : [];
    }),
  ];
  return (
    <ul className={styles.list} aria-label={copy.active}>
      {chips.map(({ text, href }) => (
        <li key={text}>
          <StepLink href={href} className={styles.chip} aria-label={copy.remove(text)} onClick={moveFocus}>
            {text} <Icon name="close" size={14} />
          </StepLink>
        </li>
      ))}
      <li>
        <StepLink href={to({ sector: null, bounds: {} })} className={styles.clear} onClick={moveFocus}>
          {copy.clear}
        </StepLink>
      </li>
    </ul>
  );
}

/** Moves the focus from a removed chip to the next chip, or else to the filter button. */
function moveFocus({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) {
  if (ctrlKey || metaKey || shiftKey) return;
  const next = currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('[aria-label]');
  (next ?? currentTarget.closest('form')?.querySelector('summary'))?.focus();
}
