import type { BrowserContext, Cookie } from '@playwright/test';

const sessionNames = ['accessToken', 'refreshToken', 'user'];

export async function cookiesByName(context: BrowserContext): Promise<Record<string, Cookie>> {
  return Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
}

/** The session cookies that are set, by name. */
export async function sessionCookies(context: BrowserContext): Promise<Partial<Record<string, Cookie>>> {
  return Object.fromEntries(
    Object.entries(await cookiesByName(context)).filter(([name]) => sessionNames.includes(name)),
  );
}
