import { exampleScreens, screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { paths } from '@/lib/domain/shared/paths';
import styles from './screen-form.module.css';
import { StepLink } from './step-link';

/** Example screens, shown when there are no filters or no matches. */
export const ExampleScreens = () => (
  <p className={styles.examples}>
    {copy.examplesTitle}:{' '}
    {exampleScreens.map(({ label, query }) => (
      <StepLink key={label} href={`${paths.screener}?${query}`}>
        {label}
      </StepLink>
    ))}
  </p>
);
