import { settings } from '../settings/env';
import { securityHeaders } from './security-headers';

/** The same for every response, so computed once. */
let common: { of: string; headers: Record<string, string> } | undefined;

/** Headers of every API response, including errors. */
export function answerHeaders(requestId: string): Record<string, string> {
  const { mode, siteUrl } = settings();
  const of = `${mode} ${siteUrl}`;
  if (common?.of !== of) {
    const security = securityHeaders({ https: siteUrl.startsWith('https:'), dev: false });
    common = { of, headers: { ...(mode === 'demo' ? { 'X-Demo-Mode': '1' } : {}), ...security } };
  }
  return { 'X-Request-Id': requestId, ...common.headers };
}
