import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { settings } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import type { MailData, MailName } from './payload';
import { templates } from './templates';

/** A mail's subject, headers, HTML and text, from one template. */
export async function renderMail<Name extends MailName>(name: Name, data: MailData[Name]) {
  const { productName, siteUrl, mode } = settings();
  const links = [...('link' in data ? [data.link] : []), ...('unsubscribeLink' in data ? [data.unsubscribeLink] : [])];
  if (links.some((link) => !link.startsWith(`${siteUrl}/`))) {
    throw new AppError('unprocessable', 'The link of the mail does not lead to this site.');
  }
  const site = { productName, siteUrl, isDemo: mode === 'demo' };
  const { subject, headers, Body } = templates[name];
  // React parts neighbouring texts with comments, which a mail has no use for.
  const html = (await render(createElement(Body, { data, site }))).replaceAll('<!-- -->', '');
  return { subject: subject(data, site), headers: headers?.(data) ?? {}, html, text: toPlainText(html) };
}
