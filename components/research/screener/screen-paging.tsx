import { screenerWords as words } from '@/lib/content/research/screener/screener';
import styles from './screen-table.module.css';
import { StepLink } from './step-link';

type ScreenPagingProps = { page: number; pages: number; to: (page: number) => string };

/** The pages of a screen, for a list that does not load further rows by itself. */
export const ScreenPaging = ({ page, pages, to }: ScreenPagingProps) => (
  <nav className={styles.paging} aria-label={words.paging}>
    {page > 1 ? <StepLink href={to(page - 1)}>{words.previous}</StepLink> : null}
    <span>{words.pageOf(page, pages)}</span>
    {page < pages ? <StepLink href={to(page + 1)}>{words.next}</StepLink> : null}
  </nav>
);
