import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { NewsArticle } from '@/lib/contracts/research/news';
import styles from './story-title.module.css';

type StoryTitleProps = Pick<NewsArticle, 'headline' | 'url'> & {
  /** What the link does, for screen readers. */
  opens: string;
};

/** A story's headline, linked to its publisher if the story has a URL. */
export const StoryTitle = ({ headline, url, opens }: StoryTitleProps) =>
  url === null ? (
    headline
  ) : (
    <a href={url} rel="noopener" className={styles.out}>
      {headline}
      <VisuallyHidden> {opens}</VisuallyHidden>
    </a>
  );
