import { CardRow } from '@/components/ui/card';
import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import type { BlockProps } from '../block-props';
import styles from './joiners-block.module.css';

/** The three kinds of referred people side by side, aligned line by line for comparison. Phones collapse the perks. */
export function JoinersBlock({ block, isNested }: BlockProps<'joiners'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <CardRow>
        {block.joiners.map((joiner) => (
          <article key={joiner.kind} className={styles.joiner}>
            <p className={styles.label}>{joiner.label}</p>
            <h3 className={styles.title}>{joiner.title}</h3>
            <p className={styles.description}>{joiner.description}</p>
            <PhoneFold label={`${joiner.label} perks`}>
              <ul className={styles.perks}>
                {joiner.perks.map((perk) => (
                  <li key={perk}>{perk}</li>
                ))}
              </ul>
            </PhoneFold>
            <p className={styles.note}>{joiner.note}</p>
            <TextLink href={joiner.action.href}>{joiner.action.label}</TextLink>
          </article>
        ))}
      </CardRow>
    </Section>
  );
}
