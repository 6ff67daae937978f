import { relative } from 'node:path';
import type { Reporter, TestCase, Vitest } from 'vitest/node';
import { PromiseResults } from '@/tests/support/features/promise-results';

/** Records which billing guarantees this run verified: the guarantees page shows the date. */
export default class PromiseReporter implements Reporter {
  private readonly results = new PromiseResults();
  private root = process.cwd();

  onInit(vitest: Vitest) {
    this.root = vitest.config.root;
  }

  onTestCaseResult(test: TestCase) {
    const { state } = test.result();
    if (state === 'skipped') return;
    this.results.note({ file: relative(this.root, test.module.moduleId), title: test.name }, state === 'passed');
  }

  onTestRunEnd() {
    this.results.write(this.root, new Date());
  }
}
