/** Patterns of text that analytics and attribution must not store: personal data and credentials. */
const isPersonal = [
  // An email address, including with an encoded @.
  /[^\s/@]+(@|%40)[^\s/@]+/i,
  // Phone, card and tax numbers: nine or more digits with common separators.
  /(?:\d[\s().+_-]{0,2}){9,}/,
  // A JWT, or a key with a known prefix.
  /\beyJ[\w-]{8,}/,
  /(^|[^a-z])(sk|pk|rk|tok|token|secret|bearer|key|pass(word)?)[_=:-]+\w{6,}/i,
  // Long alphanumeric strings are tokens; our own IDs have 20 characters.
  /[A-Za-z0-9]{21,}/,
  /(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{24,}/,
];

/** Whether a text seems to contain an address, a number or a token, in any encoding. */
export function looksPersonal(text: string) {
  return layersOf(text).some((layer) => isPersonal.some((pattern) => pattern.test(layer)));
}

/** A path with personal-looking segments masked, without query and hash, up to 200 characters. */
export function plainPath(path: string) {
  const [pathname = '/'] = path.split(/[?#]/);
  const parts = pathname
    .replace(/\/(reset-password|confirm-signup|(?:confirm|cancel)-email)\/.+/, '/$1/token')
    .split('/')
    .map((part) => (looksPersonal(part) ? 'hidden' : part));
  const plain = parts.join('/').slice(0, 200);
  return plain.startsWith('/') ? plain : '/';
}

/** A text and its decoded forms, up to three layers deep, since a mail program may encode an address twice. */
function layersOf(text: string) {
  const layers = [text];
  for (let depth = 0; depth < 3; depth += 1) {
    const decoded = decode(layers.at(-1) ?? '');
    if (decoded === layers.at(-1)) break;
    layers.push(decoded);
  }
  return layers;
}

/** Decodes each run of escapes separately, so that an invalid one does not hide the others. */
const decode = (text: string) =>
  text.replaceAll(/(%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch (cause) {
      if (cause instanceof URIError) return escapes;
      throw cause;
    }
  });
