import { Figure } from '@/components/ui/tables/figure';
import { TextLink } from '@/components/ui/navigation/text-link';
import { SampleTag, Tag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { openRoundsCopy as copy } from '@/lib/content/investing/open-rounds';
import type { BlockProps } from '../block-props';
import styles from './open-rounds-block.module.css';

/** The rounds that are open now. They are part of the page's data, which is not available at build time. */
export function OpenRoundsBlock({ block: { rounds } }: BlockProps<'openRounds'>) {
  if (!rounds) return null;
  return (
    <Figure title={copy.title} caption={copy.caption}>
      {rounds.length === 0 ? <p>{copy.none}</p> : null}
      {rounds.map(({ name, about, href, since, isSample }) => (
        <div key={href} className={styles.round}>
          <p className={styles.marks}>
            <Tag tone="active">{since}</Tag>
            {isSample ? <SampleTag /> : null}
          </p>
          <p className={styles.name}>{name}</p>
          <p className={styles.about}>{about}</p>
          <TextLink href={href}>
            {copy.link}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </TextLink>
        </div>
      ))}
    </Figure>
  );
}
