import { isbot } from 'isbot';
import type { ExperimentOutcome } from '@/lib/contracts/visits/experiments';
import { experimentResult, isLopsided, type VariantCount } from '@/lib/domain/visits/experiment-result';
import type { ExperimentMetric, Variant } from '@/lib/domain/visits/experiments';
import { now } from '@/lib/server/platform/clock';
import { db, type Tx } from '@/lib/server/platform/db/pool';
import { countExposures, insertExposure, recordGoal } from './experiments-repository';
import { knownExperiments, runningExperiment } from './running-experiment';

type Seen = { experiment: string; variant: Variant; uniqueId: string };
type Reader = { userAgent: string; isOptedOut: boolean };

/** Counts a visitor once for the running experiment. Bots and visitors who opted out are not counted. */
export async function countExposure({ experiment, variant, uniqueId }: Seen, reader: Reader): Promise<boolean> {
  if (runningExperiment()?.name !== experiment) return false;
  if (reader.isOptedOut || reader.userAgent === '' || isbot(reader.userAgent)) return false;
  return insertExposure(db(), { experiment, variant, uniqueId, at: now() });
}

/** Records that a visitor reached the running experiment's goal. Runs no query if no experiment is running. */
export async function countReached(tx: Tx, metric: ExperimentMetric, uniqueId: string | undefined) {
  const experiment = runningExperiment();
  if (!uniqueId || experiment?.metric !== metric) return;
  await recordGoal(tx, experiment.name, uniqueId, now());
}

/** The results of each experiment so far. */
export async function readResults(): Promise<ExperimentOutcome[]> {
  const rows = await countExposures(db());
  return knownExperiments().map((experiment) => {
    const half = (variant: Variant): VariantCount => {
      const row = rows.find((one) => one.experiment === experiment.name && one.variant === variant);
      return { visitors: row?.visitors ?? 0, reached: row?.reached ?? 0 };
    };
    const halves = { control: half('control'), changed: half('changed') };
    const { rates, difference, verdict } = experimentResult(experiment, halves, now());
    const { name, hypothesis, metric, start, end, visitorsEach } = experiment;
    return {
      ...{ name, hypothesis, metric, start, end, visitorsEach, difference, verdict },
      control: { ...halves.control, rate: rates.control },
      changed: { ...halves.changed, rate: rates.changed },
      isLopsided: isLopsided(halves),
    };
  });
}
