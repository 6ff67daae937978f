import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import type { MailTemplate } from './mail-template';

/** Renders a mail's subject, headers, HTML and text from one template. */
export async function renderTemplate<Data extends object>({ subject, headers, Body }: MailTemplate<Data>, data: Data) {
  const { productName, mode } = settings();
  const siteUrl = siteAddress();
  if (linksOf(data).some((link) => !link.startsWith(`${siteUrl}/`))) {
    // This error is retried, because a process with the matching site address may still send the mail.
    throw new AppError('unavailable', 'The link in the mail does not lead to this site.');
  }
  const site = { productName, siteUrl, isDemo: mode === 'demo' };
  // React separates adjacent texts with comments, which a mail does not need.
  const html = (await render(createElement(Body, { data, site }))).replaceAll('<!-- -->', '');
  return { subject: subject(data, site), headers: headers?.(data) ?? {}, html, text: toPlainText(html) };
}

/** The URLs in a mail's data that must lead to this site. */
function linksOf(data: object): string[] {
  const named = data as Record<string, unknown>;
  return [named.link, named.unsubscribeLink].filter((value) => typeof value === 'string');
}
