import { paths } from '@/lib/domain/shared/paths';
import type { RequestHandler } from './request-handler';

const pattern = new RegExp(`^${paths.capTable}\\?on=([^&#]{1,40})$`);

/**
 * A day of the cap table is a parameter of its page, `?on=2026-01-31`. Today's page is static and has no parameters, so
 * a day is rewritten to a separate page before rendering. (Next's own rewrites would add their code to every first
 * load.)
 */
export const leadingToDays =
  (handle: RequestHandler): RequestHandler =>
  (request, response) => {
    const [, day] = pattern.exec(request.url ?? '/') ?? [];
    if (day !== undefined) request.url = `${paths.capTable}/on/${day}`;
    return handle(request, response);
  };
