import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const filler = (folder: string) => join(folder, 'filler');

/** Fills the disk to the last byte, with writes of decreasing size. */
export function fillDisk(folder: string) {
  const file = openSync(filler(folder), 'w');
  for (let size = 1024 * 1024; size >= 4096;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size /= 4;
    }
  }
  fsyncSync(file);
  closeSync(file);
}

export const emptyDisk = (folder: string) => rmSync(filler(folder));
