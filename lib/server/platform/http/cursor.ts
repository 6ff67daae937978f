import { derive, keyFor } from '../sealing/crypto';
import { settings } from '../settings/env';
import { AppError } from '../errors';

const sealLength = 16;

/** Encodes a position in a list as a signed cursor. */
export const makeCursor = (list: string, place: readonly string[]) => {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${text}.${sealOf(list, text)}`;
};

/** Decodes a cursor of this list. Throws if it was modified or belongs to another list. */
export function readCursor(list: string, cursor: string | undefined): readonly string[] | undefined {
  if (cursor === undefined) return undefined;
  const [text = '', seal] = cursor.split('.');
  if (cursor !== `${text}.${seal}` || seal !== sealOf(list, text))
    throw new AppError('bad_request', foreignCursor, { fields: { cursor: foreignCursor } });
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
}

const foreignCursor = 'This cursor does not belong to this list. Start from the first page.';

const sealOf = (list: string, text: string) =>
  derive(keyFor(settings().authSecret, 'cursor'), `${list} ${text}`).slice(0, sealLength);
