/** What is asked about a module: rolldown's own answer, as far as it is needed here. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Whether a module is imported by the entry, by way of others too but not dynamically. Every page needs
 * these at once, so they make one chunk: without a word, a bundler parts them by which pages share them,
 * into some twenty files.
 */
export function entryModules(entry: string): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    if (reached === undefined) {
      reached = new Set();
      collect(entry, graph, reached);
    }
    return reached.has(id);
  };
}

function collect(id: string, graph: ModuleGraph, reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph, reached);
}
