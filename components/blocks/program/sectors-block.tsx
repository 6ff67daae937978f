import { DrawnSparkline } from '@/components/charts/lines/drawn-sparkline';
import { RowLinks } from '@/components/ui/tables/row-links';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/navigation/text-link';
import type { BlockProps } from '../block-props';
import styles from './sectors-block.module.css';

export function SectorsBlock({ block, isNested }: BlockProps<'sectors'>) {
  return (
    <Section
      title={block.title}
      lead={block.text}
      aside={
        <span className={styles.aside}>
          <TextLink href={block.link.href}>{block.link.label}</TextLink>
        </span>
      }
      isNested={isNested}
    >
      <div className={styles.rows}>
        <RowLinks
          links={block.sectors.map(({ href, label, stocks, spark }) => ({
            href,
            label,
            note: stocks,
            picture: spark ? (
              <span className={styles.line}>
                <span className={styles.change} aria-hidden="true">
                  <span className={styles.period}>{block.period}</span>{' '}
                  <SignedFigure of={spark.change.percent} hasMark>
                    {spark.change.text}
                  </SignedFigure>
                </span>
                <DrawnSparkline {...spark} />
              </span>
            ) : undefined,
          }))}
        />
      </div>
      {block.lines ? (
        <p className={styles.lines}>
          {block.lines.text} {block.lines.isSample ? <SampleTag /> : null}
        </p>
      ) : null}
    </Section>
  );
}
