import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, in short; dark differs from light in its colours only, so those rules are enough there. */
export async function findFaults(page: Page, rules?: string[]) {
  // The plain way of running it: no page here has frames, and the other way opens a page of its own each time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: levels };
  const { violations } = await builder.options({ runOnly, resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
