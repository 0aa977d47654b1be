import { existsSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import { joinedParcels, type Parcel } from './join-parcels.ts';

/** What is asked about a module: rolldown's own answer, as far as it is needed here. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** From the length of a module's code to its bytes on the way, minified and compressed with its neighbours. */
const COMPRESSED = 0.16;

const NOT_OURS = /node_modules|rolldown.runtime/;

/**
 * The name of the chunk that a module of ours goes to, so that pages need few files and little that they do not use;
 * none for what only one of them uses. Left alone, a bundler makes a file for each set of users: some thirty for a page.
 */
export function chunkPlan(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    names ??= namesOf(joinedParcels(parcelsOf(entry, graph)), entry, graph);
    return names.get(id) ?? null;
  };
}

/** The modules by who uses them. What the entry imports is everybody's. */
function parcelsOf(entry: string, graph: ModuleGraph): Parcel[] {
  const usersOf = new Map<string, Set<string>>();
  // Both sets grow while they are gone through.
  const roots = new Set([entry]);
  for (const root of roots) {
    const reached = new Set([root]);
    for (const id of reached) {
      const info = graph.getModuleInfo(id);
      for (const imported of info?.importedIds ?? []) reached.add(imported);
      // A style sheet alone uses no module.
      for (const later of info?.dynamicallyImportedIds ?? []) if (!later.endsWith('.css')) roots.add(later);
      usersOf.set(id, (usersOf.get(id) ?? new Set()).add(root));
    }
  }
  // What is imported when it is needed is a chunk of its own.
  const planned = [...usersOf].filter(([id]) => !NOT_OURS.test(id) && (id === entry || !roots.has(id)));
  const byUsers = Map.groupBy(planned, ([, users]) =>
    users.has(entry) ? entry : [...users].toSorted().join('|'),
  );
  return [...byUsers]
    .map(([key, group]) => {
      const modules = new Set(group.map(([id]) => id));
      return {
        users: key === entry ? roots : new Set(group[0]?.[1]),
        modules,
        imports: new Set([...modules].flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])),
        bytes: [...modules].reduce((sum, id) => sum + bytesOf(id, graph), 0),
      };
    })
    .filter(({ users }) => users.size > 1);
}

function bytesOf(id: string, graph: ModuleGraph): number {
  // Of a style module the graph has the names of its classes; its rules travel inside the page, before all that is seen.
  const rules = id.endsWith('.css') && existsSync(id) ? statSync(id).size : 0;
  return COMPRESSED * (1.5 * rules + (graph.getModuleInfo(id)?.code?.length ?? 0));
}

/** Each module's chunk, named after its largest module. */
function namesOf(parcels: readonly Parcel[], entry: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  return new Map(
    parcels.flatMap(({ modules }) => {
      const [largest = entry] = [...modules].toSorted((a, b) => bytesOf(b, graph) - bytesOf(a, graph));
      const name = modules.has(entry) ? 'app' : parse(largest).name.replace('.module', '');
      return [...modules].map((id): [string, string] => [id, name]);
    }),
  );
}
