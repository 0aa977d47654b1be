/** The text of a parameter; none where its escapes cannot be read. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The parameters of a path after a pattern (`/job-post/:id`), or undefined where it does not fit. Capital letters and
 * a slash at the end make no difference.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [names, parts] = [pattern, path.replace(/(.)\/$/, '$1')].map((text) => text.split('/'));
  if (names === undefined || parts === undefined || names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const value = name.startsWith(':') ? decoded(part) : undefined;
    if (value) params[name.slice(1)] = value;
    else if (name.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}
