import { Figure } from '@/components/ui/tables/figure';
import { Section } from '@/components/ui/section';
import type { LadderDegree, Rung } from '@/lib/content/referrals/ladder';
import type { BlockProps } from '../block-props';
import styles from './ladder-block.module.css';

const height = 300;
const top = 36;
const highestBp = 2_750;

/** The steps by number of referrals. Positions are percentages of the width, so that the text does not scale. */
export function LadderBlock({ block, isNested }: BlockProps<'ladder'>) {
  const rungs = block.degrees.flatMap((degree) => degree.rungs);
  const from = Math.log10(Math.min(...rungs.map((rung) => rung.from)));
  const to = Math.log10(Math.max(...rungs.map((rung) => rung.to)));
  const xOf = (referrals: number) => `${round(((Math.log10(referrals) - from) / (to - from)) * 100)}%`;
  const decades = Array.from({ length: to - from }, (_, at) => 10 ** (from + at));
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <Figure title={block.figure} caption={block.caption}>
        <svg width="100%" height={height + 28} role="img" aria-label={block.summary} className={styles.ladder}>
          {decades.map((referrals) => (
            <g key={referrals}>
              <line x1={xOf(referrals)} x2={xOf(referrals)} y1={top - 12} y2={height} className={styles.grid} />
              <text x={xOf(referrals)} y={height + 20} className={styles.axis}>
                {shortCount(referrals)}
              </text>
            </g>
          ))}
          <line x1="0%" x2="100%" y1={height} y2={height} className={styles.ground} />
          {block.degrees.map((degree) => (
            <Steps key={degree.degree} degree={degree} xOf={xOf} />
          ))}
        </svg>
      </Figure>
    </Section>
  );
}

function Steps({ degree, xOf }: { degree: LadderDegree; xOf: (referrals: number) => string }) {
  return (
    <g className={degree.degree === 1 ? styles.first : styles.second}>
      <text x={xOf(degree.rungs[0]?.from ?? 1)} y={yOf(degree.rungs[0]) - 26} className={styles.name}>
        {degree.label}
      </text>
      {degree.rungs.map((rung, at) => {
        const before = degree.rungs[at - 1];
        return (
          <g key={rung.from}>
            {before ? (
              <line x1={xOf(rung.from)} x2={xOf(rung.from)} y1={yOf(before)} y2={yOf(rung)} className={styles.riser} />
            ) : null}
            <line x1={xOf(rung.from)} x2={xOf(rung.to)} y1={yOf(rung)} y2={yOf(rung)} className={styles.rung} />
            <text x={xOf(rung.from)} dx={at === 0 ? 0 : 6} y={yOf(rung) - 8} className={styles.cut}>
              {rung.cut}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const yOf = (rung: Rung | undefined) => round(height - ((rung?.cutBp ?? 0) / highestBp) * (height - top));
const shortCount = (count: number) =>
  count >= 1e6 ? `${count / 1e6}m` : count >= 1e3 ? `${count / 1e3}k` : String(count);
const round = (value: number) => Math.round(value * 10) / 10;
