import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import styles from './counted-section.module.css';

type CountedSectionProps = {
  title: string;
  points: readonly string[];
  note?: string;
  ways: readonly { label: string; href: string }[];
};

/** Explains how a page's figures are counted, point by point, with links to read more. */
export const CountedSection = ({ title, points, note, ways }: CountedSectionProps) => (
  <Section title={title} isSplit>
    <div className={styles.points}>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
      <ul>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
