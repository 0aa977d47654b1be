/** The pre-paint script's own: what `withLanguages` puts in its place. */
declare const PREFIXES: Readonly<Record<string, string>>;
