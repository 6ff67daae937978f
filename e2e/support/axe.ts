import type { Page } from '@playwright/test';
import axe from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, in short. */
export async function findFaults(page: Page) {
  await settled(page);
  // No page here has frames, so axe's own call is enough; axe is injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(options)).violations,
    {
      runOnly: { type: 'tag', values: levels },
      resultTypes: ['violations'],
    } satisfies axe.RunOptions as axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Longer animations are timers, such as a toast's. */
const longestChangeMs = 1000;

/**
 * Waits for animations to end, because colors are measured. A running timer is advanced to its end; a paused one, such
 * as that of a focused toast, stays.
 */
const settled = (page: Page) =>
  page.evaluate(async (longest) => {
    const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0);
    const isMoving = (animation: Animation) => animation.playState === 'running' && Number.isFinite(endOf(animation));
    const moving = () => document.getAnimations().filter(isMoving);
    // One animation's end may start another: an expired toast fades out.
    for (let now = moving(); now.length > 0; now = moving()) {
      for (const animation of now) if (endOf(animation) > longest) animation.finish();
      await Promise.allSettled(now.map(({ finished }) => finished));
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  }, longestChangeMs);
