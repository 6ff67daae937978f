import { paths } from '@/lib/domain/shared/paths';
import type { RequestHandler } from './request-handler';

const pattern = new RegExp(`^${paths.capTable}\\?on=([^&#]{1,40})$`);

/**
 * Rewrites the cap table's `?on=2026-01-31` to a separate page before rendering, because the page for today is static
 * and has no parameters. Next's own rewrites would add code to the first load of every page.
 */
export const leadingToDays =
  (handle: RequestHandler): RequestHandler =>
  (request, response) => {
    const [, day] = pattern.exec(request.url ?? '/') ?? [];
    if (day !== undefined) request.url = `${paths.capTable}/on/${day}`;
    return handle(request, response);
  };
