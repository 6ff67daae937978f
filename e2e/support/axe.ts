import type { Page } from '@playwright/test';
import axe from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds, in short form. */
export async function findFaults(page: Page) {
  await settled(page);
  // Pages have no frames, so axe's own API is enough; it is injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations: found } = await engine.run(options);
      // A sticky bar may cover half of a control at one scroll position, so target sizes are measured again with the
      // control in the middle of the view.
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

/** The end of one animation may start another: an expired toast fades out. */
const maxRounds = 20;

/**
 * Ends running animations, because colors are measured; paused ones, such as that of a focused toast, stay. It does not
 * wait for them to end: an animation that gets paused or hidden would never end.
 */
const settled = (page: Page) =>
  page.evaluate(async (max) => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0));
    const moving = () => document.getAnimations().filter(isMoving);
    // A page with nothing to paint may never get a frame.
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    let now = moving();
    for (let round = 0; now.length > 0; round += 1) {
      if (round === max) throw new Error(`${String(now.length)} animations start again and again.`);
      for (const animation of now) animation.finish();
      for (let frames = 0; frames < 2; frames += 1) await frame();
      now = moving();
    }
  }, maxRounds);
