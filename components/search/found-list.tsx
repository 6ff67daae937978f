import { TextLink } from '@/components/ui/navigation/text-link';
import type { FoundPage } from '@/lib/domain/shared/page-search';
import styles from './search-page.module.css';

export const FoundList = ({ items }: { items: readonly FoundPage[] }) => (
  <ol className={styles.found}>
    {items.map(({ path, title, description }) => (
      <li key={path}>
        <TextLink href={path}>{title}</TextLink>
        <p className={styles.description}>{description}</p>
      </li>
    ))}
  </ol>
);
