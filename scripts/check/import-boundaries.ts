import type { OxlintOverride } from 'oxlint';

/**
 * Layers by their folder (or a glob of files), and what each may import besides its own files: other layers,
 * `site.config`, `words` (the texts themselves; with `content` alone only their types), `node` (its modules) and
 * `types of …`, whose values stay closed.
 * `folder/*` makes a layer of each folder in it. A later row wins over an earlier one that holds the same file.
 */
export type Layers = Readonly<Record<string, readonly string[]>>;

/** The layers that may not import every package, and the one that they may. */
export type PackageLimits = Readonly<Record<string, string | undefined>>;

const TYPES_OF = 'types of ';

interface Ban {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

/**
 * The rule no-restricted-imports for each layer. An override replaces the rule, so each repeats the ban on climbing out.
 * oxlint's expressions know no look-ahead (one with it matches nothing, in silence): what is forbidden is listed.
 */
export function importBoundaries(layers: Layers, packages: PackageLimits): OxlintOverride[] {
  return Object.entries(layers).flatMap(([layer, allowed]) => {
    const bans = [...bansOf(layer, allowed, Object.keys(layers)), ...packageBans(layer, packages)];
    if (layer.endsWith('}')) return [override(layer, [climbing(1), ...bans])];
    return [
      override(`${layer}/*.{ts,tsx}`, [climbing(1), ...bans]),
      override(`${layer}/*/**/*.{ts,tsx}`, [climbing(2), ...bans]),
    ];
  });
}

/** @param folders how many steps up lead out of the layer */
function climbing(folders: number): Ban {
  return { regex: `^(\\.\\./){${folders}}`, message: 'Import across folders by their # address.' };
}

function bansOf(layer: string, allowed: readonly string[], layers: readonly string[]): Ban[] {
  const own = address(layer);
  const open = allowed.map(address);
  const isOpen = (other: string) => open.some((each) => other.startsWith(each) || each.startsWith(other));
  const isOwn = (other: string) => other.startsWith(own) || own.startsWith(other);
  const typed = allowed
    .filter((each) => each.startsWith(TYPES_OF))
    .map((each) => address(each.slice(TYPES_OF.length)));
  const closed = [...layers, 'content', 'shared', 'site.config']
    .map(address)
    .filter(
      (other) =>
        !typed.includes(other) &&
        !isOpen(other) &&
        (!isOwn(other) || (other === own && layer.endsWith('/*'))),
    );
  if (!allowed.includes('node')) closed.push('node:');
  const bans: Ban[] = [];
  if (closed.length > 0) {
    const message = `${layer} may import ${['its own files', ...allowed].join(', ')}.`;
    bans.push({ regex: `^(${[...new Set(closed)].join('|')})`, message });
  }
  for (const each of typed) {
    const message = `${layer} may import only types of ${each}.`;
    bans.push({ regex: `^${each}`, allowTypeImports: true, message });
  }
  if (allowed.includes('content') && !allowed.includes('words')) {
    const message = 'Words travel as JSON, never inside the script.';
    bans.push({ regex: '^#content/(ar|en)/', allowTypeImports: true, message });
  }
  return bans;
}

/** How the layer's files are imported from elsewhere, as the beginning of a specifier. */
function address(layer: string): string {
  if (layer === 'site.config') return '#site-config';
  return `#${layer.replace(/\/?[*{].*$/, '')}/`;
}

function packageBans(layer: string, limits: PackageLimits): Ban[] {
  if (!(layer in limits)) return [];
  const only = limits[layer];
  return [
    {
      regex: only === undefined ? '^[^.#]' : `^(${anythingBut(only)})`,
      message: only === undefined ? `${layer} imports no packages.` : `${layer} imports ${only} only.`,
    },
  ];
}

/** Every beginning that is not the word's, nor that of a path: what `(?!word)` would say. */
function anythingBut(word: string): string {
  return Array.from(word, (letter, index) => {
    const paths = index === 0 ? '.#' : '';
    return `${word.slice(0, index)}[^${paths}${letter}]`;
  }).join('|');
}

function override(files: string, patterns: readonly Ban[]): OxlintOverride {
  return { files: [files], rules: { 'eslint/no-restricted-imports': ['error', { patterns }] } };
}
