import type { BrowserContext } from '@playwright/test';

/** Collects all browser errors during a test. */
export class Noise {
  private heard: string[] = [];
  private allowed: RegExp[] = [];

  async listenTo(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.hear(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (webError) => this.hear(`uncaught: ${String(webError.error())}`));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Navigating away cancels the page's prefetches.
      if (why !== 'net::ERR_ABORTED') this.hear(`failed: ${request.method()} ${request.url()} ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.hear(`${response.status()}: ${response.request().method()} ${response.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
      });
    });
  }

  /** Marks errors as expected by the test. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns);
  }

  unexpected() {
    return this.heard.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }

  all() {
    return [...this.heard];
  }

  private hear(line: string) {
    this.heard.push(line);
  }
}
