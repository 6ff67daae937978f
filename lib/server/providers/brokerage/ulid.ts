const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The lowest ULID of an instant: later events sort after it, earlier ones before it. */
export const firstUlidOf = (at: Date) => timePart(at) + '0'.repeat(16);

/** The first ten characters of a ULID, which encode its time in milliseconds. */
export function timePart(at: Date) {
  let [left, text] = [at.getTime(), ''];
  for (let place = 0; place < 10; place += 1) {
    text = alphabet.charAt(left % 32) + text;
    left = Math.floor(left / 32);
  }
  return text;
}
