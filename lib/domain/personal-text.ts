/** What analytics and attribution may never keep: text that could name or open the door to a person. */
const isPersonal = [
  // An address, also with its @ written out by a mail program.
  /[^\s/@]+(@|%40)[^\s/@]+/i,
  // Telephone, card and tax numbers: nine digits or more, with the usual marks between them.
  /(?:\d[\s().+_-]{0,2}){9,}/,
  // A JWT, or a key with its maker's prefix.
  /\beyJ[\w-]{8,}/,
  /(^|[^a-z])(sk|pk|rk|tok|token|secret|bearer|key|pass(word)?)[_=:-]+\w{6,}/i,
  // Long runs without a word's breaks are tokens; our own identifiers have 20.
  /[A-Za-z0-9]{21,}/,
  /(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{24,}/,
];

/** Whether a text looks as if it held an address, a number or a token of somebody, however it is encoded. */
export function looksPersonal(text: string) {
  return layersOf(text).some((layer) => isPersonal.some((pattern) => pattern.test(layer)));
}

/** A path with every part that looks personal hidden; no query, no hash, 200 characters at most. */
export function plainPath(path: string) {
  const [pathname = '/'] = path.split(/[?#]/);
  const parts = pathname
    .replace(/\/(reset-password|confirm-signup|confirm-email)\/.+/, '/$1/token')
    .split('/')
    .map((part) => (looksPersonal(part) ? 'hidden' : part));
  const plain = parts.join('/').slice(0, 200);
  return plain.startsWith('/') ? plain : '/';
}

/** A text and what it decodes to, a few layers deep: a mail program may encode an address twice. */
function layersOf(text: string) {
  const layers = [text];
  for (let depth = 0; depth < 3; depth += 1) {
    const decoded = decode(layers.at(-1) ?? '');
    if (decoded === layers.at(-1)) break;
    layers.push(decoded);
  }
  return layers;
}

/** Piece by piece, so that one broken escape does not hide the others. */
const decode = (text: string) =>
  text.replaceAll(/(%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch (cause) {
      if (cause instanceof URIError) return escapes;
      throw cause;
    }
  });
