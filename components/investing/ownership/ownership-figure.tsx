import { Table, type Column } from '@/components/ui/tables/table';
import { Figure } from '@/components/ui/tables/figure';
import type { SimulatorCopy } from '@/lib/content/investing/simulator';
import { stakeholders, type Stakeholder } from '@/lib/domain/investing/dilution';
import { stages, type Simulation } from '@/lib/domain/investing/simulator';
import { dollarsOf } from '@/lib/domain/shared/money';
import { groupDigits } from '@/lib/domain/shared/numbers';
import styles from './ownership-figure.module.css';

type OwnershipFigureProps = { copy: SimulatorCopy; simulation: Simulation };

const percent = (bp: number) => `${(bp / 100).toFixed(2)}%`;

/** The ownership shares at three points in time, as bars and as a table. */
export function OwnershipFigure({ copy, simulation }: OwnershipFigureProps) {
  const { parts, after, safeBy } = simulation;
  const { ownership } = copy;
  const columns: readonly Column<Stakeholder>[] = [
    {
      key: 'who',
      header: ownership.group,
      cell: (who) => <Name who={who} copy={copy} />,
      isRowHeader: true,
      onCard: 'title',
    },
    ...stages.map((stage) => ({
      key: stage,
      header: ownership.stages[stage],
      cell: (who: Stakeholder) => percent(parts[stage][who]),
      isNumeric: true,
    })),
    { key: 'shares', header: ownership.shares, cell: (who) => groupDigits(after[who]), isNumeric: true },
  ];
  return (
    <Figure
      title={ownership.title}
      caption={
        <>
          {copy.price} {dollarsOf(simulation.price, 4, 4)}
          {safeBy === 'none' ? '. ' : `, ${copy.safePrice} ${dollarsOf(simulation.safePrice, 4, 4)}. `}
          {copy.safeBy[safeBy]}.
        </>
      }
    >
      <div className={styles.bars} aria-hidden="true">
        {stages.map((stage) => (
          <div key={stage}>
            <p className={styles.stage}>{ownership.stages[stage]}</p>
            <svg width="100%" height="28" className={styles.bar}>
              {stakeholders.map((who, at) => (
                <rect
                  key={who}
                  x={`${stakeholders.slice(0, at).reduce((sum, one) => sum + parts[stage][one], 0) / 100}%`}
                  width={`${parts[stage][who] / 100}%`}
                  height="28"
                  className={styles[who]}
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <Table caption={ownership.caption} columns={columns} rows={stakeholders} rowKey={(who) => who} />
    </Figure>
  );
}

const Name = ({ who, copy }: { who: Stakeholder; copy: SimulatorCopy }) => (
  <span className={styles.name}>
    <svg width="12" height="12" aria-hidden="true" className={styles.mark}>
      <rect width="12" height="12" className={styles[who]} />
    </svg>
    {copy.groups[who]}
  </span>
);
