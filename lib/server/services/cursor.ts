import { derive, keyFor } from '../crypto';
import { settings } from '../env';
import { AppError } from '../errors';

const sealLength = 16;

/** A place in a list as a word that only this site can make: where the next page goes on. */
export const makeCursor = (list: string, place: readonly string[]) => {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${text}.${sealOf(list, text)}`;
};

/** The place behind a cursor of this very list; a changed or foreign one is refused rather than guessed at. */
export function readCursor(list: string, cursor: string | undefined): readonly string[] | undefined {
  if (cursor === undefined) return undefined;
  const [text = '', seal] = cursor.split('.');
  if (cursor !== `${text}.${seal}` || seal !== sealOf(list, text))
    throw new AppError('bad_request', 'Please begin at the first page: this cursor is none of this list.');
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
}

const sealOf = (list: string, text: string) =>
  derive(keyFor(settings().authSecret, 'cursor'), `${list} ${text}`).slice(0, sealLength);
