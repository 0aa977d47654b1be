/** Something wrong in a content file: says where, what, and how to mend it. */
export class ContentError extends Error {
  constructor(file: string, line: number, complaint: string) {
    super(`${file}:${line}: ${complaint}`);
    this.name = 'ContentError';
  }
}
