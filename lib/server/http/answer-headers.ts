import { settings } from '../env';
import { securityHeaders } from './security-headers';

/** The same for every answer, so made once. */
let common: { of: string; headers: Record<string, string> } | undefined;

/** What each answer of the API carries, whatever became of the request. */
export function answerHeaders(requestId: string): Record<string, string> {
  const { mode, siteUrl } = settings();
  const of = `${mode} ${siteUrl}`;
  if (common?.of !== of) {
    const security = securityHeaders({ https: siteUrl.startsWith('https:'), dev: false });
    common = { of, headers: { ...(mode === 'demo' ? { 'X-Demo-Mode': '1' } : {}), ...security } };
  }
  return { 'X-Request-Id': requestId, ...common.headers };
}
