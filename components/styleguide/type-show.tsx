import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { paths } from '@/lib/domain/shared/paths';
import styles from './styleguide.module.css';

export function TypeShow() {
  return (
    <Section title="Type" aside={<TextLink href={paths.home}>Standalone link</TextLink>}>
      <div className={styles.stack}>
        <p className={styles.hero}>Hero, $1,000</p>
        <p className={styles.title}>Page title</p>
        <p className={styles.claim}>A claim in the middle</p>
        <p className={styles.heading}>Section heading</p>
        <p className={styles.subheading}>Card heading</p>
        <p className={styles.lead}>Lead paragraph: one size above body text, two or three lines at most.</p>
        <p className={styles.text}>
          Body text is 16 px with a line height of 1.6 and 60 to 75 characters per line. Figures are tabular: 1,111
          aligns with 8,888. <a href="#main">Links in text</a> are underlined.
        </p>
      </div>
    </Section>
  );
}
