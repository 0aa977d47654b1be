/** What goes wrong with files, by the system's code, as a sentence goes on after the file's name. */
const FILE_TROUBLE: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'does not exist'],
  ['EACCES', 'may not be used by this account'],
  ['EPERM', 'may not be used by this account'],
  ['EROFS', 'is on a file system that takes no writing'],
  ['ENOSPC', 'could not be written: the disk is full'],
  ['EDQUOT', 'could not be written: the quota of this account is used up'],
  ['EISDIR', 'is a folder'],
  ['ENOTDIR', 'lies below something that is no folder'],
  ['EEXIST', 'exists already'],
  ['ENAMETOOLONG', 'is too long a name'],
]);

/** A failure with a file in words; undefined for any other failure. */
export function fileFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const words = FILE_TROUBLE.get(error.code);
  if (words === undefined) return undefined;
  return `${'path' in error ? String(error.path) : 'A file'} ${words}.`;
}
