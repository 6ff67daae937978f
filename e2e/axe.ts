import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, in short; dark differs from light in its colours only, so those rules are enough there. */
export async function findFaults(page: Page, rules?: string[]) {
  await settled(page);
  // The plain way of running it: no page here has frames, and the other way opens a page of its own each time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: levels };
  const { violations } = await builder.options({ runOnly, resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** A colour on its way to another is neither: what fades or slides has to arrive before anything is measured. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
