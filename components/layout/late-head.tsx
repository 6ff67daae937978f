/* eslint-disable @next/next/no-document-import-in-page -- part of what pages/_document re-exports */
import { Head } from 'next/document';
import type { ReactElement } from 'react';

type Files = Parameters<Head['getScripts']>[0];

/**
 * Next's head with its scripts as a list instead of tags. public/start.js fetches them once the page is whole (its data
 * stands at the end) and has been painted:
 * pages are read, and lead on, without scripts, so on a slow line their bytes come after words, style and type.
 */
export class LateHead extends Head {
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

const addressOf = (script: ReactElement<{ src?: string }> | null | undefined) => script?.props.src;
