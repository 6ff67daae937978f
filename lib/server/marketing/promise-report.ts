import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The file in which a test run records which proofs passed, when, and for which sources. Not committed. */
export const promiseReportPath = (root: string) => join(root, 'reports', 'billing-promises.json');

const report = z.record(z.string(), z.object({ at: z.iso.datetime(), stamp: z.string() }));
export type PromiseReport = z.infer<typeof report>;

/** The latest report; empty if it is missing or invalid. */
export function readPromiseReport(root: string): PromiseReport {
  const path = promiseReportPath(root);
  if (!existsSync(path)) return {};
  try {
    return report.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    // Invalid or written by another version: showing no date is better than showing a wrong one.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return {};
    throw error;
  }
}
