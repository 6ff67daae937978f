import { paths } from '@/lib/domain/paths';
import type { Handle } from './http-server';

const asked = new RegExp(`^${paths.capTable}\\?on=([^&#]{1,40})$`);

/**
 * A day of the cap table stands behind a parameter of its page, `?on=2026-01-31`. Today's page is kept for everybody
 * and knows no parameters, so a day is led to a page of its own before anything is rendered. (Next's own rewrites would
 * put their code into every first load.)
 */
export const leadingToDays =
  (handle: Handle): Handle =>
  (request, response) => {
    const [, day] = asked.exec(request.url ?? '/') ?? [];
    if (day !== undefined) request.url = `${paths.capTable}/on/${day}`;
    return handle(request, response);
  };
