import { JSDOM } from 'jsdom';

const allowed = new Set(
  'P BR HR EM STRONG B I DEL S SUB SUP CODE PRE BLOCKQUOTE H2 H3 H4 UL OL LI TABLE THEAD TBODY TR TH TD A'.split(' '),
);

/**
 * The disallowed elements and attributes that a browser would create from this HTML. Parsed twice, because some input
 * changes when it is serialized and parsed again.
 */
export function htmlFaults(html: string): string[] {
  const once = new JSDOM(`<body>${html}`).window.document.body;
  const again = new JSDOM(`<body>${once.innerHTML}`).window.document.body;
  return [...once.querySelectorAll('*'), ...again.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name === 'href') return /^(https:\/\/[^@]*$|mailto:|\/(?![/\\]))/.test(value) ? [] : [`href=${value}`];
      return ['rel', 'start', 'scope'].includes(name) ? [] : [name];
    }),
  ]);
}
