import { join } from 'node:path';
import { ensureInstalled } from '../launch/install.mjs';
import { Failure } from '../launch/output.mjs';

const FOLDER = join('tests', 'observatory');

/**
 * Installs the MDN Observatory where its test is among the files: packages of its own, far more than the site has, of
 * which only that test uses any. Where it cannot be installed the test says so, or fails in CI.
 */
export async function ensureObservatory(files: readonly string[]): Promise<void> {
  if (!files.some((file) => file.includes('observatory'))) return;
  try {
    await ensureInstalled(FOLDER);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.details === '' ? error.message : `${error.details}\n${error.message}`);
  }
}
