/** Something about the installation has to be put right; it is on the screen already. */
export class UnhealthyError extends Error {
  override readonly name = 'UnhealthyError';
}
