import { accessSync, constants } from 'node:fs';
import { Failure } from './output.mjs';

/** Fails with one sentence when the folder cannot be written to. @param {string} folder */
export function needsWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Failure(
      `The folder ${folder} cannot be written to: give this user write permission and try again.`,
    );
  }
}
