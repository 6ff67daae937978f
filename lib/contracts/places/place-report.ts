import { z } from 'zod';
import { isVisible } from '@/lib/domain/shared/text/visible-text';

const isLink = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|app|gg|me|info|biz|xyz|ly|us)\b|@\w+\.\w/i;

/** Matches direction marks and invisible characters, except the two joiners that some scripts need. */
const isHidden = /[\p{Cf}--[\u200C\u200D]]/v;

/** An owner's report of a few sentences. Published under the site's name, so it may not contain links. */
export const report = z
  .string({ error: 'Required' })
  .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(/\n{3,}/g, '\n\n').trim())
  .pipe(
    z
      .string()
      .min(20, 'Minimum length is 20')
      .max(1000, 'Maximum length is 1000')
      .refine(isVisible, 'Required')
      .refine((text) => !isLink.test(text) && !isHidden.test(text), 'Remove links and addresses'),
  ); // prettier-ignore
