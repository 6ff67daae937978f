import { Link } from '@/components/ui/navigation/link';
import { productName } from '@/lib/content/shared/product';
import { paths } from '@/lib/domain/shared/paths';
import styles from './logo.module.css';

/** The logo: a curve that rises and dips, and the site name, which is a build setting. */
export function Logo({ href = paths.home }: { href?: string }) {
  return (
    <Link href={href} className={styles.logo}>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        focusable="false"
        className={styles.mark}
      >
        <path
          d="M3 18.5 9 11l4 3.5 7-8.5"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="20" cy="6" r="2.25" fill="currentColor" />
      </svg>
      <span>{productName}</span>
    </Link>
  );
}
