import type { Page } from '@playwright/test';
import axe from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, in short. */
export async function findFaults(page: Page) {
  await settled(page);
  // No page here has frames, so axe's own call is enough; axe is injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations: found } = await engine.run(options);
      // A bar that stays at the window's edge may cover half a control at one scroll position: it is measured in the middle.
      for (const size of found.filter(({ id }) => id === 'target-size')) {
        const small: typeof size.nodes = [];
        for (const node of size.nodes) {
          const element = document.querySelector(String(node.target[0])) ?? document.body;
          element.scrollIntoView({ block: 'center' });
          const { violations: left } = await engine.run(element, {
            runOnly: { type: 'rule', values: ['target-size'] },
          });
          if (left.length > 0) small.push(node);
        }
        size.nodes = small;
      }
      return found;
    },
    {
      runOnly: { type: 'tag', values: levels },
      resultTypes: ['violations'],
    } satisfies axe.RunOptions as axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** One animation's end may start another: an expired toast fades out. */
const mostRounds = 20;

/**
 * Ends running animations, because colors are measured; a paused one, such as that of a focused toast, stays. Their own
 * end is not awaited: an animation that is paused or hidden meanwhile never reaches it.
 */
const settled = (page: Page) =>
  page.evaluate(async (most) => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0));
    const moving = () => document.getAnimations().filter(isMoving);
    // A page that has nothing to paint may get no frame.
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    let now = moving();
    for (let round = 0; now.length > 0; round += 1) {
      if (round === most) throw new Error(`${String(now.length)} animations start again and again.`);
      for (const animation of now) animation.finish();
      for (let frames = 0; frames < 2; frames += 1) await frame();
      now = moving();
    }
  }, mostRounds);
