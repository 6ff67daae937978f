import { showToast } from './toast-store';

/** Copies a text and confirms it. If the browser denies access, explains how to copy it manually. */
export async function copyText(text: string, copy: { copied: string; copyFailed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', copy.copied);
  } catch {
    showToast('warning', copy.copyFailed);
  }
}
