/* eslint-disable @next/next/no-document-import-in-page -- part of what pages/_document re-exports */
import { Head } from 'next/document';
import type { ReactElement } from 'react';
import { textOf } from './inlined';

type Files = Parameters<Head['getScripts']>[0];

/**
 * Next's head with its styles in it, and its scripts as a list instead of tags. public/start.js fetches them once the page is whole (its data
 * stands at the end) and has been painted:
 * pages are read, and lead on, without scripts, so on a slow line their bytes come after words, style and type.
 */
export class LateHead extends Head {
  override getCssLinks(files: Files) {
    const links = super.getCssLinks(files);
    return this.context.isDevelopment || !links ? links : links.flatMap(toStyle);
  }

  override getDynamicChunks(files: Files) {
    return this.context.isDevelopment ? super.getDynamicChunks(files) : [];
  }

  override getScripts(files: Files) {
    const scripts = super.getScripts(files);
    if (this.context.isDevelopment) return scripts;
    const addresses = [...super.getDynamicChunks(files), ...scripts].flatMap((script) => addressOf(script) ?? []);
    const list = JSON.stringify(addresses).replaceAll('<', String.raw`\u003c`);
    return [<script key="late" id="late-scripts" type="application/json" dangerouslySetInnerHTML={{ __html: list }} />];
  }
}

type Link = ReactElement<{ rel: string; href: string; 'data-n-p'?: string; 'data-n-g'?: string }>;

/** As Next's router makes them when it changes the page, and switches them off when it leaves. */
function toStyle({ props, key }: Link) {
  if (props.rel !== 'stylesheet') return [];
  const isOfPage = props['data-n-p'] !== undefined;
  // What webpack's own loader looks for by its link.
  if (!isOfPage && props['data-n-g'] === undefined) return [<link key={key} {...props} />];
  const text = textOf('.next', ...new URL(props.href, 'http://here').pathname.split('/').slice(2));
  const mark = isOfPage ? { 'data-n-href': props.href } : { 'data-n-g': '' };
  return [<style key={key} {...mark} dangerouslySetInnerHTML={{ __html: text }} />];
}

const addressOf = (script: ReactElement<{ src?: string }> | null | undefined) => script?.props.src;
