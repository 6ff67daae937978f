import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { paths } from '@/lib/domain/shared/paths';
import styles from './styleguide.module.css';

export function TypeShow() {
  return (
    <Section title="Type" aside={<TextLink href={paths.home}>A link on its own line</TextLink>}>
      <div className={styles.stack}>
        <p className={styles.hero}>Hero, $1,000</p>
        <p className={styles.title}>Title of a page</p>
        <p className={styles.claim}>A claim in the middle</p>
        <p className={styles.heading}>Heading of a section</p>
        <p className={styles.subheading}>Heading of a card</p>
        <p className={styles.lead}>
          The first sentence under a headline, a size above the text and a voice below it, over at most two or three
          lines.
        </p>
        <p className={styles.text}>
          Text is sixteen pixels on a line of 1.6, over sixty to seventy-five letters, so that the eye finds the next
          line by itself. Figures are tabular: 1,111 stands under 8,888. <a href="#main">A link in a sentence</a> is
          underlined.
        </p>
      </div>
    </Section>
  );
}
