import { showToast } from './toast-store';

/** Puts a text on the clipboard and says so; where the browser refuses, how to do it by hand. */
export async function copyText(text: string, words: { copied: string; copyFailed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', words.copied);
  } catch {
    showToast('warning', words.copyFailed);
  }
}
