import type { MailData, MailName } from './payload';
import { renderLetter } from '@/lib/server/platform/mail/render-letter';
import { templates } from './templates';

/** A mail's subject, headers, HTML and text, by its name. */
export const renderMail = <Name extends MailName>(name: Name, data: MailData[Name]) =>
  renderLetter(templates[name], data);
