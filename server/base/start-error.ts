/** Something that the operator has to put right before the site can start. The message is one clear sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
