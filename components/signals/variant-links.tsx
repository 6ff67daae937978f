import { isForBrowser } from '@/components/ui/navigation/for-browser';
import { variantNames } from '@/lib/content/signals/variant-names';
import styles from './performance/performance-choices.module.css';
import type { Variant } from './trade-columns';

const variants: readonly Variant[] = ['record', 'live'];

type VariantLinksProps = {
  current: Variant;
  addressOf: (variant: Variant) => string;
  onChoose: (variant: Variant) => void;
};

/** Links to both lists of trades, so that the other list also works in a new tab and without scripts. */
export const VariantLinks = ({ current, addressOf, onChoose }: VariantLinksProps) => (
  <nav aria-label="View">
    <ul className={styles.options}>
      {variants.map((variant) => (
        <li key={variant}>
          <a
            href={addressOf(variant)}
            className={styles.option}
            aria-current={variant === current ? 'true' : undefined}
            onClick={(event) => {
              if (isForBrowser(event)) return;
              event.preventDefault();
              onChoose(variant);
            }}
          >
            {variantNames[variant]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
