import type { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../errors';
import { log } from '../log/log';
import { enforceNetworkLimit } from '../limits/limits';
import { readJson } from './body';
import type { ApiEnv } from '@/lib/server/app/dispatch';
import { assertSafeInput, parseInput } from './input';

const forms = ['application/reports+json', 'application/csp-report', 'application/json'];

const word = z.string().max(2000).optional().catch(undefined);
const report = z.object({
  type: word,
  body: z.object({ documentURL: word, effectiveDirective: word, blockedURL: word, id: word }).catch({}),
});
/** The format that preceded the Reporting API, which some browsers still send. */
const older = z.object({
  'csp-report': z.object({ 'document-uri': word, 'violated-directive': word, 'blocked-uri': word }),
});
const reports = z.union([
  z.array(report).max(20),
  older.transform(
    ({
      'csp-report': {
        'document-uri': documentURL,
        'violated-directive': effectiveDirective,
        'blocked-uri': blockedURL,
      },
    }) => [{ type: 'csp-violation', body: { documentURL, effectiveDirective, blockedURL, id: undefined } }],
  ),
]);

/** Receives browsers' reports of Content Security Policy violations. They are logged in brief and never stored. */
export function mountReports(hono: Hono<ApiEnv>) {
  hono.post('/api/reports', async (c) => {
    c.set('route', '/api/reports');
    await enforceNetworkLimit('reportsByIp', c.get('origin'));
    const body = await readJson(c.req.raw, forms);
    assertSafeInput(body);
    for (const one of parseInput(reports, body) as z.output<typeof reports>) log.warn(inShort(one), 'browser report');
    return c.body(null, 204, { 'Cache-Control': 'private, no-store' });
  });
  hono.all('/api/reports', () => {
    throw new AppError('method_not_allowed', 'This URL accepts POST.', { allow: 'POST' });
  });
}

/**
 * What was blocked and where. URLs may contain a secret or a name, so our own are logged by path and others by origin.
 */
function inShort({ type, body }: z.output<typeof report>) {
  const { documentURL, effectiveDirective, blockedURL, id } = body as Partial<Record<string, string>>;
  return {
    report: type?.slice(0, 40),
    page: urlOf(documentURL)
      ?.pathname.replace(/(reset-password|confirm-signup|(?:confirm|cancel)-email)\/.*/, '$1/…')
      .slice(0, 200),
    directive: (effectiveDirective ?? id)?.slice(0, 60),
    blocked: (webOrigin(blockedURL) ?? blockedURL)?.slice(0, 100),
  };
}

const urlOf = (text: string | undefined) => (text !== undefined && URL.canParse(text) ? new URL(text) : undefined);

function webOrigin(text: string | undefined) {
  const origin = urlOf(text)?.origin;
  return origin === 'null' ? urlOf(text)?.protocol : origin;
}
