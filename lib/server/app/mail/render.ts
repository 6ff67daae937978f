import type { MailData, MailName } from './payload';
import { renderTemplate } from '@/lib/server/platform/mail/render-template';
import { templates } from './templates';

/** Renders a mail's subject, headers, HTML and text. */
export const renderMail = <Name extends MailName>(name: Name, data: MailData[Name]) =>
  renderTemplate(templates[name], data);
