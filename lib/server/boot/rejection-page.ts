import { createHash } from 'node:crypto';
import { productName } from '@/lib/content/shared/product';
import { escapeXml } from '@/lib/domain/shared/xml';

/**
 * Inline, with the colors of `styles/tokens.css`, because the browser's requests for stylesheets may be rejected too.
 */
const style = `
:root { color-scheme: light dark; --paper: #faf8f3; --text: #14201b; --muted: #5a665f; --line: #e2ddd0; --accent: #0b6b4b; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #0d1311; --text: #ecf1ed; --muted: #9aa8a0; --line: #25302b; --accent: #5fd0a1; --on: #06251a; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--text); font: 1rem/1.6 Inter, system-ui, sans-serif; }
header, main { padding: 1rem max(clamp(1rem, 4vw, 2rem), (100% - 72rem) / 2); }
header { border-bottom: 1px solid var(--line); }
header a { color: var(--text); font: 500 1.375rem/1.5 Newsreader, Georgia, serif; text-decoration: none; }
main { padding-block: 3rem; }
h1 { max-width: 18em; font: 500 clamp(2rem, 5vw, 2.75rem)/1.1 Newsreader, Georgia, serif; letter-spacing: -0.02em; }
p { max-width: 42rem; margin-top: 1.125rem; color: var(--muted); }
main a { display: inline-block; margin-top: 1.75rem; padding: 0.625rem 1.25rem; border-radius: 8px; background: var(--accent); color: var(--on); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }`;

/** Content Security Policy that allows only the page's own style. */
export const rejectionPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The HTML page for a rejected request. The message comes from our own code, never from the request. */
export const rejectionPage = (status: number, message: string) =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>We couldn’t open this page · ${escapeXml(productName)}</title><style>${style}</style></head><body><header><a href="/">${escapeXml(productName)}</a></header><main><h1>We couldn’t open this page</h1><p>${escapeXml(message)} (Error ${status})</p><a href="/">Go to the home page</a></main></body></html>`;
