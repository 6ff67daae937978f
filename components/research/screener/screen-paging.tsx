import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import styles from './screen-list.module.css';
import { StepLink } from './step-link';

type ScreenPagingProps = { page: number; pages: number; to: (page: number) => string };

/** Links to a screen's pages, for lists that do not load more rows on scroll. */
export const ScreenPaging = ({ page, pages, to }: ScreenPagingProps) => (
  <nav className={styles.paging} aria-label={copy.paging}>
    {page > 1 ? <StepLink href={to(page - 1)}>{copy.previous}</StepLink> : null}
    <span>{copy.pageOf(page, pages)}</span>
    {page < pages ? <StepLink href={to(page + 1)}>{copy.next}</StepLink> : null}
  </nav>
);
