import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a run of the tests leaves behind: which proofs passed, when, and over which sources. Never committed. */
export const promiseReportPath = (root: string) => join(root, 'reports', 'billing-promises.json');

const report = z.record(z.string(), z.object({ at: z.iso.datetime(), stamp: z.string() }));
export type PromiseReport = z.infer<typeof report>;

/** The latest report; nothing where no test was run, or where what stands there is none. */
export function readPromiseReport(root: string): PromiseReport {
  const path = promiseReportPath(root);
  if (!existsSync(path)) return {};
  try {
    return report.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    // Torn or of another time: no date is better than a wrong one.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return {};
    throw error;
  }
}
